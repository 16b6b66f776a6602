import type { RoleName } from './protocol';
import { TOPICS, type TopicKind } from './topics';

/** Where a live table stands beside one of an event: whoever has a role there has it here. */
export interface Beside {
  readonly event: string;
  readonly table: number;
}

/** The number of the table where there is but one: a dealer's link to a live table names it. */
const ONLY = 1;

/**
 * Whether somebody with these roles has one of those that are `wanted`, null for everybody, at this event or table;
 * null is the whole room. A role is `floor` for the whole room, `floor/e1` for one event, `dealer/e1/2` for one table.
 * The room decides by the same rule, whatever a page shows.
 */
export function holds(
  roles: readonly string[],
  wanted: readonly RoleName[] | null,
  event: string | null = null,
  beside: Beside | null = null,
): boolean {
  if (wanted === null) return true;
  return roles.some((role) => {
    const [name, of, table] = role.split('/');
    if (!wanted.some((each) => each === name)) return false;
    if (table === undefined) return of === undefined || of === event || of === beside?.event;
    const at = Number(table);
    return (
      name === 'dealer' && ((of === event && at === ONLY) || (of === beside?.event && at === beside?.table))
    );
  });
}

/** Whether somebody with these roles may watch such a topic, of this event or table; null is the whole room. */
export function mayWatch(
  roles: readonly string[],
  kind: TopicKind,
  event: string | null = null,
  beside: Beside | null = null,
): boolean {
  return holds(roles, TOPICS[kind].may, event, beside);
}
