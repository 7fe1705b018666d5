import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './sources.ts';

const titlesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(join(root, 'docs', file), 'utf8').matchAll(pattern)].map(([, title = '']) => title).toSorted();

it('every ruling that is marked as a departure has its reason, and the other way round', () => {
  const marked = titlesIn('rulings.md', /^- \*\*(.+?) \(departure\)\*\*/gm);
  expect(titlesIn('departures.md', /^- \*\*(.+?)\*\*/gm)).toEqual(marked);
  expect(marked.length).toBeGreaterThan(5);
});
