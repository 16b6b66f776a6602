import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { OLDEST, undrawn } from './browsers.ts';
import { catalogue } from './catalogue.ts';
import { compressed } from './compressed.ts';
import { words } from './words.ts';

/** The room that `npm run dev` talks to: `ruleone serve` on its usual port. */
const room = process.env.RULEONE_ROOM ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), catalogue(), words(), undrawn(), compressed()],
  build: {
    target: Object.entries(OLDEST).map(([browser, version]) => browser + version),
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
        // What several pages share comes in few files: each request costs as much as some code that is not used.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: (id) => !/Page\.svelte/.test(id),
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 4_000,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/ws': { target: room, ws: true, changeOrigin: true },
      '/api': { target: room, changeOrigin: true },
      '/link': { target: room, changeOrigin: true },
      '/help': { target: room, changeOrigin: true },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          setupFiles: ['tests/words.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.svelte.test.ts'],
        },
      },
      {
        extends: true,
        resolve: { conditions: ['browser'] },
        test: {
          name: 'runes',
          setupFiles: ['tests/words.ts'],
          include: ['tests/**/*.svelte.test.ts'],
          environment: './tests/client.ts',
        },
      },
    ],
  },
});
