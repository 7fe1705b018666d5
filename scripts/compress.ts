import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|txt|webmanifest|map)$/;
/** Below this a compressed copy saves nothing. */
const leastBytes = 1024;

/** Writes a brotli and a gzip copy beside a file, which the server and static hosts send as they are. */
async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < leastBytes) return;
  const brotliOptions = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, brotliOptions),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, zipped);
}

/**
 * Compresses every text file below a directory.
 * @returns their number.
 */
export async function compressAll(directory: string): Promise<number> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => compressible.test(file));
  await Promise.all(files.map((file) => compress(path.join(directory, file))));
  return files.length;
}
