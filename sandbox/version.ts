import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultUiVersion } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';

/**
 * The version of the web app that is served: `version` beside its files, else the package's.
 * @returns the default version, which switches the client's check off, when neither can be read.
 */
export async function readUiVersion(webDirectory: string): Promise<string> {
  const written = await readFile(path.join(webDirectory, 'version'), 'utf8').catch(() => '');
  if (written.trim() !== '') return written.trim();
  const text = await readFile(path.join(import.meta.dirname, '..', 'package.json'), 'utf8').catch(() => '{}');
  const body: unknown = JSON.parse(text);
  return isObject(body) && typeof body.version === 'string' ? body.version : defaultUiVersion;
}
