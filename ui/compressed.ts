import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const DIST = /\.(js|css|svg|ftl|html)$/;
/** Less is sent as it is: nothing is won. */
const LEAST_BYTES = 300;

/** Puts a compressed copy (`.br`, `.gz`) beside each file that is built, for the server to send to whoever takes it. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'ruleone-compressed',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        await Promise.all(
          names.filter((name) => DIST.test(name)).map((name) => beside(resolve(folder, name))),
        );
      },
    },
  };
}

async function beside(path: string): Promise<void> {
  const source = readFileSync(path);
  if (source.length < LEAST_BYTES) return;
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint } = constants;
  const params = { [quality]: constants.BROTLI_MAX_QUALITY, [hint]: source.length };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(source, { params }));
  writeFileSync(`${path}.gz`, await promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }));
}
