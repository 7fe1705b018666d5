import { expect, type Page, type Route } from '@playwright/test';
import { isObject, type Row } from '#contract/envelope.ts';

/** Every call of the product. */
export const anyCall = /\/sandbox\/(profile|transactions|reporting)\/api\//;

const isoDate = /^\d{4}-\d{2}-\d{2}T/;

/** Values as some servers send them: numbers as text, .NET's empty dates, flags that are words. */
function poorValue(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return 'perhaps';
  if (typeof value === 'string' && isoDate.test(value)) return '0001-01-01T00:00:00';
  return value;
}

const foreign = { mystery: { deep: [{ deeper: null }, [], {}] }, $type: 'Server.Row, Server', flags: [true, null] };
const isID = (name: string) => /id$/i.test(name);

/** A row or record with what it should not have, without what it should, or with everything in another shape. */
function poorRow(row: Row, index: number): Row {
  const entries = Object.entries(row);
  switch (index % 4) {
    case 0:
      return { ...row, ...foreign };
    case 1:
      return Object.fromEntries(entries.map(([name, value]) => [name, isID(name) ? value : null]));
    case 2:
      return Object.fromEntries(entries.filter(([name]) => !isID(name)));
    default:
      return Object.fromEntries(entries.map(([name, value]) => [name, poorValue(value)]));
  }
}

function poorColumns(columns: Row): Row {
  const changed = Object.entries(columns).map(([name, column], index): [string, unknown] => [
    name,
    index % 5 === 4 && isObject(column) ? { ...column, name: null, dataType: 'hologram' } : column,
  ]);
  return { ...Object.fromEntries(changed), mystery: { dataType: 'tensor', name: 'Mystery' }, broken: null };
}

/** A sound answer made poor: columns, lists and their counts, records. */
export function poorAnswer(body: unknown): unknown {
  if (!isObject(body)) return body;
  if (isObject(body.columns)) return { ...body, columns: poorColumns(body.columns) };
  if (!Array.isArray(body.data)) return poorRow({ ...body, ...foreign }, 3);
  const { numberOfRecords: _, ...rest } = body;
  return { ...rest, data: [...body.data.filter(isObject).map(poorRow), null, 'row'] };
}

/** Lets the server answer, and changes what it says; a page that has been left by then waits for no answer. */
export async function change(route: Route, by: (body: unknown) => unknown): Promise<void> {
  try {
    const response = await route.fetch();
    await route.fulfill({ response, json: by(await response.json()) });
  } catch (error) {
    if (!/has been disposed|has been closed/.test(String(error))) throw error;
  }
}

/** Answers that nobody can read, all but one of HTTP success. */
export const unreadable: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'no content': (route) => route.fulfill({ status: 204 }),
  'an empty body': (route) => route.fulfill({ status: 200, body: '' }),
  nothing: (route) => route.fulfill({ json: null }),
  'an array': (route) => route.fulfill({ json: [{ consumerID: 'x', consumerName: 'x' }] }),
  'a text': (route) => route.fulfill({ json: 'ok' }),
  'another kind of object': (route) => route.fulfill({ json: 7 }),
  'a page of a proxy': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  'too many questions': (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '120' } }),
  'status error': (route) => route.fulfill({ json: { status: 'error', message: 'המערכת בתחזוקה', data: [] } }),
};

/** What a program says to itself, and never to a person. */
const leaks = /undefined|\bnull\b|NaN|\[object|Invalid Date|01\/01\/0001|בינואר 1\b/;

/** Expects that what is on screen, and what is read out, is fit for people. */
export async function expectFitForPeople(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const told = [...document.querySelectorAll('[aria-label], [title], a[href]')];
    const attributes = told.flatMap((element) =>
      ['aria-label', 'title', 'href'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.body.innerText, ...attributes].join('\n');
  });
  expect(shown.split('\n').filter((line) => leaks.test(line))).toEqual([]);
}
