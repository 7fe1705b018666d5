import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Meta } from '#contract/meta.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { filterTableOf } from '#src/dataProvider/resource.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { lists } from '#src/resources/registry.ts';
import { renderDeclared } from './renderDeclared.tsx';

const count = () => screen.getByRole('status').textContent;
const rowsOfTable = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const isBusy = () => screen.queryByRole('table')?.getAttribute('aria-busy') === 'true';
const headers = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
/** Row by row what is on screen, the selection's boxes left out. */
const texts = () => rowsOfTable().map((row) => row.textContent);

/** What declarations call a column of which their cell tells more than its field. */
const ownHeadings: Readonly<Record<string, string>> = {
  'filter.name.status': 'סטטוס',
  'filter.name.consumerID': 'לקוח',
};

/** What a window of this width begins with: six columns at least, or all declared ones of a list that leaves some out. */
function expectFirstColumns(
  { columns: declared = [], headings = {}, leavesOut = [] }: ListDeclaration,
  { columns }: Meta,
) {
  const all = Object.keys(columns);
  const fewest = leavesOut.length === 0 ? 6 : declared.length;
  expect(declared.filter((field) => !all.includes(field))).toEqual([]);
  expect(declared.length).toBeGreaterThanOrEqual(Math.min(5, all.length));
  expect(headers().length).toBeGreaterThanOrEqual(Math.min(fewest, all.length));
  const expected = declared
    .map((field) => ownHeadings[headings[field] ?? ''] ?? columns[field]?.name)
    .slice(0, headers().length);
  expect(headers().slice(0, expected.length)).toEqual(expected);
  expect(leavesOut.filter((field) => declared.includes(field))).toEqual([]);
  const more = all.length - headers().length;
  const further = more === 1 ? 'עוד עמודה אחת' : `עוד ${more} עמודות`;
  expect(screen.getByRole('button', { name: /^עמודות/ })).toHaveAccessibleName(`עמודות ${further}`);
  // Each is there once.
  expect(new Set(headers()).size).toBe(headers().length);
}

/** Parameters that are set by signing in and by the terminal of the bar. */
const ofTheSession = ['terminalID', 'merchantID'];
const groupNames = /^(תאריכים ותקופות|סכום ומטבע|סליקה|פרטי הכרטיס|פרטי הלקוח|סטטוס וסוג|מזהים ואסמכתאות)$/;

/** What a control is called. */
const wordsOf = (element: Element) => element.querySelector('legend, label, summary')?.textContent ?? '';

const table = lists.map((resource) => [resource.name, resource] as const);
const short = '&page=1&perPage=25';

describe.each(table)('%s on screen, with the real sandbox', (name, declaration) => {
  it('asks for its columns before its rows, and shows both in Hebrew', { timeout: 60_000 }, async () => {
    const { asked, router, dataProvider } = await renderDeclared(declaration, { locale: 'he-IL' });
    await waitFor(() => expect(rowsOfTable().length).toBeGreaterThan(0));
    await waitFor(() => expect(isBusy()).toBe(false));
    const [first, second, ...ahead] = [...(declaration.fixedMeta ? ['meta'] : []), ...asked.map(({ kind }) => kind)];
    expect([first, second]).toEqual(['meta', 'list']);
    // The next page may be asked for ahead, sooner or later.
    expect(ahead.filter((kind) => kind !== 'list')).toEqual([]);
    const total = /([\d,]+) רשומות/.exec(count())?.[1];
    expect(rowsOfTable()).toHaveLength(Math.min(100, Number(total?.replaceAll(',', ''))));
    const meta = await dataProvider.getMeta(name);
    if (meta) expectFirstColumns(declaration, meta);
    expect(headers().filter((header) => /[א-ת]/.test(header)).length).toBeGreaterThan(headers().length / 2);
    // The address has become the whole question.
    const parameters = new URLSearchParams(router.state.location.search);
    expect([...parameters.keys()]).toEqual(expect.arrayContaining(['filter', 'sort', 'order', 'page', 'perPage']));
  });

  it('has a control, named in words, for every parameter of its call', { timeout: 60_000 }, async () => {
    await renderDeclared(declaration, { locale: 'he-IL' });
    await waitFor(() => expect(rowsOfTable().length).toBeGreaterThan(0));
    const taken = [...Object.keys(declaration.fixedFilter ?? {}), ...Object.keys(declaration.parent ?? {})];
    const parameters = Object.keys(filterTableOf(declaration)).filter((parameter) => !ofTheSession.includes(parameter));
    const missing = parameters.filter((parameter) => !taken.includes(parameter));
    const more = screen.queryByRole('button', { name: 'מסננים נוספים' });
    if (more) await userEvent.click(more);
    const bar = screen.queryByRole('region', { name: /^מסננים: / });
    if (more && bar) await within(bar).findAllByRole('group', { name: groupNames });
    const named = bar?.querySelectorAll('[data-filter]') ?? [];
    await waitFor(() => expect([...named].filter((element) => wordsOf(element) === '')).toEqual([]));
    const found = new Map([...named].map((element) => [element.getAttribute('data-filter') ?? '', wordsOf(element)]));
    expect([...found.keys()].flatMap((names) => names.split(' ')).toSorted()).toEqual(missing.toSorted());
    for (const [names, words] of found) expect(words, names).toMatch(/[א-ת]/);
    // Nobody can tell two controls of one name apart.
    expect(new Set(found.values()).size).toBe(found.size);
  });

  it('is the same list for a colleague who opens its link, in English', { timeout: 60_000 }, async () => {
    const sorted = `?filter=%7B%7D&sort=&order=DESC${short}`;
    const first = await renderDeclared(declaration, { locale: 'en-IL', search: sorted });
    await waitFor(() => expect(rowsOfTable().length).toBeGreaterThan(0));
    await waitFor(() => expect(isBusy()).toBe(false));
    await first.settled();
    // The first question for rows is the one on screen; the next page may be asked for ahead, sooner or later.
    const questionOf = ({ asked }: typeof first) => asked.find(({ kind }) => kind === 'list')?.query;
    const [mine, { search }] = [texts(), first.router.state.location];
    expect(questionOf(first)).toBeDefined();
    expect(headers().filter((header) => /[א-ת]/.test(header))).toEqual([]);
    cleanup();
    const second = await renderDeclared(declaration, { locale: 'en-IL', search, colleague: true });
    await waitFor(() => expect(rowsOfTable().length).toBeGreaterThan(0));
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(questionOf(second)).toEqual(questionOf(first));
    expect(second.router.state.location.search).toBe(search);
    await second.settled();
    expect(texts()).toEqual(mine);
  });

  it('is cards on a phone, each with a heading', { timeout: 60_000 }, async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    const { container, settled } = await renderDeclared(declaration, {
      locale: 'he-IL',
      search: `?${short.slice(1)}`,
    });
    await waitFor(() =>
      expect(container.querySelectorAll('li[data-row] > span:first-of-type').length).toBeGreaterThan(0),
    );
    await waitFor(() => expect(container.querySelector('ul:has(> [data-row])')).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    // Some are headed by customers, whose names come later.
    await settled();
    const headings = [...container.querySelectorAll('li[data-row] > span:first-of-type')].map(
      ({ textContent }) => textContent,
    );
    expect(headings.filter((text) => text.trim() === '')).toEqual([]);
    const total = Number((/([\d,]+) רשומות/.exec(count())?.[1] ?? '').replaceAll(',', ''));
    expect(headings).toHaveLength(Math.min(25, total));
    expect(count()).toContain(groupDigits(total));
  });
});
