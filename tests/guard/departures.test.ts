import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';

const mark = ' (departure)';

/** The titles in bold that a page's bullets begin with. */
function titlesOf(text: string): string[] {
  return [...text.matchAll(/^- \*\*(.+?)\*\*/gm)].map((match) => match[1] ?? '');
}

/** Those of them that are marked as saying otherwise than the specification, without the mark. */
function departingOf(text: string): string[] {
  return titlesOf(text)
    .filter((title) => title.endsWith(mark))
    .map((title) => title.slice(0, -mark.length));
}

/** What an entry of departures lacks: the section it departs from, what is done instead, why, and where. */
function lackedBy(entry: string): string[] {
  const said = entry.replace(/\s+/g, ' ');
  const parts = {
    section: /\*\* \((?:§\d|\[wire\.md\]).*?\): \S/,
    here: /_Here:_ \S/,
    because: /_Because:_ \S/,
    in: /_In_ \S/,
  };
  return Object.entries(parts)
    .filter(([, pattern]) => !pattern.test(said))
    .map(([name]) => name);
}

const read = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
const rulings = read('rulings.md');
const departures = read('departures.md');
const entries = departures.split(/^(?=- \*\*)/m).slice(1);

describe('the reader of rulings', () => {
  it('reads titles and marks', () => {
    const text =
      '# Rulings\n\n- **One**: a **word**.\n- **Two (departure)**: b\n  - **no title**\n- **Three (departure)** (400): c\n';
    expect(titlesOf(text)).toEqual(['One', 'Two (departure)', 'Three (departure)']);
    expect(departingOf(text)).toEqual(['Two', 'Three']);
  });

  it('tells what an entry lacks', () => {
    expect(lackedBy('- **One** (§2, §4): a. _Here:_ b.\n  _Because:_ c. _In_ `d`.')).toEqual([]);
    expect(lackedBy('- **One**: a. _Here:_ b.')).toEqual(['section', 'because', 'in']);
  });
});

describe('the rulings', () => {
  it('are each named once', () => {
    const titles = titlesOf(rulings);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('that depart from the specification are the entries of departures.md', () => {
    expect(departingOf(rulings).toSorted()).toEqual(titlesOf(departures).toSorted());
  });
});

describe('a departure', () => {
  it.each(entries.map((entry) => [titlesOf(entry)[0], entry] as const))('%s has all its parts', (_title, entry) => {
    expect(lackedBy(entry)).toEqual([]);
  });

  const pages = [...departures.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, path = '']) => `docs/${path}`);
  const sources = [...departures.matchAll(/`((?:src|sandbox|contract)\/[^`]+)`/g)].map(([, path = '']) => path);
  it.each([...new Set([...pages, ...sources])])('stands in %s, which is there', (path) => {
    expect(existsSync(join(root, path))).toBe(true);
  });
});
