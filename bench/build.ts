import { rmSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressAll } from '#scripts/compress.ts';

/** Where the pages to compare with are built; the sandbox's server gives them as `/bench/<name>/`. */
export const comparedDirectory = path.resolve('bench/dist');

/** Builds the two pages the application is compared with, with its own tools and compression. */
export async function buildCompared(): Promise<void> {
  rmSync(comparedDirectory, { recursive: true, force: true });
  for (const name of ['floor', 'stock']) {
    await build({
      configFile: false,
      root: path.resolve('bench', name),
      base: `/bench/${name}/`,
      logLevel: 'error',
      plugins: [react()],
      build: { outDir: path.join(comparedDirectory, name), target: ['chrome155', 'edge155', 'firefox150', 'safari26'] },
    });
  }
  await compressAll(comparedDirectory);
}
