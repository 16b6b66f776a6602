/** The oldest browsers that the pages are made for: they are built for these, proved on them, and say so below them. */
export const OLDEST = { chrome: '107', safari: '15.4', firefox: '115' } as const;
