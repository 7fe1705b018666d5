import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** Bytes of all scripts a list needs before it can be drawn, as they travel (brotli). */
const scriptBudget = 190_000;

const statically = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

/** The scripts of a page of the built product, and what they import. */
function eagerScripts(directory: string, page: string): readonly string[] {
  const html = readFileSync(path.join(directory, page), 'utf8');
  const found = new Set<string>();
  const waiting = [...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '');
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(path.join(directory, file), 'utf8');
    waiting.push(...[...code.matchAll(statically)].map(([, name]) => `assets/${name}`));
  }
  return [...found];
}

test('the scripts of the first screen stay in their budget', () => {
  const scripts = eagerScripts('dist', 'index.html').map((file) => path.join('dist', file));
  // Boot, configuration, sign-in and application at least: else nothing was counted.
  expect(scripts.length).toBeGreaterThanOrEqual(4);
  const bytes = scripts.map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptBudget);
});
