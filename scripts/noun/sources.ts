import type { Asked } from './arguments.ts';
import { singularOf, type Choice } from './choose.ts';

const code = (value: unknown) => JSON.stringify(value);

/** `gadgetParts` in words: Gadget parts. */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** The noun's value. */
export function declarationOf(
  { name, base, path }: Asked,
  { id, called, columns, quickFilters, hasTerminal }: Choice,
): string {
  return `import ListAltIcon from '@mui/icons-material/ListAlt';
import { readsAt } from '#src/dataProvider/resource.ts';
import { defineResource } from '#src/resources/defineResource.ts';
import { filters } from './filters.ts';

/** ${wordsOf(name)}, as their server describes them. */
export const ${name} = defineResource({
  name: ${code(name)},
  endpoints: readsAt(${code(base)}, ${code(path)}),
  id: ${code(id)},
  ${called === undefined ? '' : `recordRepresentation: ${code(called)},`}
  path: ${code(`/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)},
  lists: [
    {
      menu: { group: 'customersAndItems', icon: ListAltIcon },
      columns: ${code(columns)},
      filters,
      ${hasTerminal ? '' : "terminal: 'none',"}
      quickFilters: ${code(quickFilters)},
    },
  ],
});
`;
}

/** The parameters of its list call, as its columns suggest them. */
export const filtersFile = (
  name: string,
  { filters }: Choice,
) => `import type { FilterTable } from '#contract/filters.ts';

/** What the list of ${wordsOf(name).toLowerCase()} can be narrowed by. */
export const filters: FilterTable = ${code(filters)};
`;

/** A test that the declaration speaks of columns that the server has described, and is named in both languages. */
export const testFile = (name: string, fields: readonly string[]) => `import { expect, it } from 'vitest';
import { filterTableOf } from '#src/dataProvider/resource.ts';
import { en } from '#src/i18n/en.ts';
import { he } from '#src/i18n/he.ts';
import { listsByName, recordOfRoute } from '#src/resources/registry.ts';

/** The columns that the server described. */
const described = ${code(fields)};

it('is a list with a page for each record', () => {
  expect(listsByName.${name}?.detailPath?.('1')).toMatch(/\\/view\\/1$/);
  expect(recordOfRoute('${name}.record')).toBe(listsByName.${name});
});

it('speaks of columns that the server has', () => {
  const list = listsByName.${name};
  if (!list) throw new Error('no list');
  const narrowed = Object.values(filterTableOf(list)).map(({ column }) => column);
  for (const field of [...list.idFields, ...(list.columns ?? []), ...narrowed]) expect(described).toContain(field);
  for (const filter of list.quickFilters ?? []) expect(Object.keys(filterTableOf(list))).toContain(filter);
});

it('has a name in both languages', () => {
  expect(en.resources.${name}.name).toMatch(/[a-z]/i);
  expect(he.resources.${name}.name).toMatch(/[א-ת]/);
});
`;

/** What it is called; in Hebrew a word that fits any noun, until a person writes the right one. */
export const wordsFor = (name: string) => ({
  en: `    ${name}: { name: ${code(wordsOf(name))}, one: ${code(wordsOf(singularOf(name)))} },`,
  he: `    ${name}: { name: 'רשומות', one: 'רשומה' },`,
});
