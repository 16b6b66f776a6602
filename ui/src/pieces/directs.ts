import { pathTo } from '../pages';
import type { RoleName } from '../protocol';
import { mayWatch } from '../roles';
import { TOPICS } from '../topics';

const MAY: readonly RoleName[] = TOPICS.director.may;

/**
 * Where somebody with these roles directs: the event the page speaks of where that may be, else the first one of the
 * roles, or the director's home; null for everybody else.
 */
export function directorPath(roles: readonly string[], event?: string): string | null {
  if (event !== undefined && mayWatch(roles, 'director', event)) return pathTo('director', { event });
  if (mayWatch(roles, 'director')) return pathTo('director');
  const own = roles.map((role) => role.split('/')).find(([name]) => MAY.some((each) => each === name))?.[1];
  return own === undefined ? null : pathTo('director', { event: own });
}

/** Where somebody with these roles settles what programs may do: in the room, or in the event the page speaks of. */
export function settingsPath(roles: readonly string[], event?: string): string | null {
  if (mayWatch(roles, 'tokens')) return pathTo('settings');
  return event !== undefined && mayWatch(roles, 'tokens', event) ? pathTo('settings', { event }) : null;
}
