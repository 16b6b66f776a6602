import type { Environment } from 'vitest/runtime';

/** Node, with modules made as for a browser: where runes have effects. */
export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
