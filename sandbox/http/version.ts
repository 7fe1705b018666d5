import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultUiVersion } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';

/**
 * The version of the web app that is served; the build compiles the same one in.
 * @returns the default version, which switches the client's check off, when the package names none.
 */
export async function readUiVersion(): Promise<string> {
  const text = await readFile(path.join(import.meta.dirname, '..', '..', 'package.json'), 'utf8');
  const body: unknown = JSON.parse(text);
  return isObject(body) && typeof body.version === 'string' ? body.version : defaultUiVersion;
}
