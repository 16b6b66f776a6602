import type { LiveLobbyLine } from '../protocol';
import { pathTo } from '../pages';

/**
 * Where somebody with these roles directs: the event the page speaks of if he may there, else his own first one, or the
 * director's home; null for everybody else. A role is `floor` for the whole room, `floor/e1` for one event.
 */
export function directorPath(roles: readonly string[], event?: string): string | null {
  const grants = roles
    .map((role) => role.split('/'))
    .filter(([role]) => role === 'director' || role === 'floor')
    .map(([, only]) => only);
  if (grants.includes(undefined)) return pathTo('director', { event });
  const own = grants.find((only) => only === event) ?? grants[0];
  return own === undefined ? null : pathTo('director', { event: own });
}

/** Whether somebody with these roles has the director's page of this event. */
export function directsAt(roles: readonly string[], event: string): boolean {
  return directorPath(roles, event) === pathTo('director', { event });
}

/** Whether somebody with these roles directs this event, alone or with all others. */
export function isDirector(roles: readonly string[], event: string): boolean {
  return roles.includes('director') || roles.includes(`director/${event}`);
}

/** Whether somebody with these roles is of the floor of the whole room. */
export function isFloor(roles: readonly string[]): boolean {
  return roles.includes('floor') || roles.includes('director');
}

/** Whether somebody with these roles deals at a live table: by a link of its own, or by one of the event's table. */
export function dealsAt(
  roles: readonly string[],
  { table, event, number }: Pick<LiveLobbyLine, 'table' | 'event' | 'number'>,
): boolean {
  return roles.includes(`dealer/${table}/1`) || (!!event && roles.includes(`dealer/${event}/${number}`));
}
