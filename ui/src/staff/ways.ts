import { pathTo } from '../pages';

/** A page for a role: its address, its words, and the event and table that the role is bound to. */
export interface Way {
  readonly path: string;
  readonly words: string;
  readonly event?: string | undefined;
  readonly table?: number | undefined;
}

/** Where somebody with these roles works: directors, floor, cashiers and dealers, in this order; each page once. */
export function waysOf(roles: readonly string[]): Way[] {
  const own = roles.map((role) => role.split('/'));
  const of = (name: string) => own.filter(([each]) => each === name);
  const found: Way[] = [
    ...of('director').map(([, event]) =>
      event
        ? { path: pathTo('director', { event }), words: 'nav-director', event }
        : toDirector('nav-director'),
    ),
    ...(of('floor').length ? [{ path: pathTo('floor'), words: 'nav-floor' }] : []),
    ...of('cashier').map(([, event]) =>
      event
        ? { path: pathTo('payments', { event }), words: 'payments-title', event }
        : toDirector('role-cashier'),
    ),
    ...of('dealer').flatMap(([, event, table]) =>
      event
        ? [
            {
              path: pathTo('event', { event }),
              words: 'role-dealer',
              event,
              table: Number(table) || undefined,
            },
          ]
        : [],
    ),
  ];
  return found.filter(({ path }, at) => found.findIndex((one) => one.path === path) === at);
}

const toDirector = (words: string): Way => ({ path: pathTo('director'), words });
