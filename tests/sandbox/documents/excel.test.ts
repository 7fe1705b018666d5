import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#contract/constants.ts';
import { endpointIds, endpoints } from '#contract/endpoints.ts';
import { listCell } from './excelCell.ts';
import { sheetContentType } from '#contract/sheetParts.ts';
import { answerExcel } from '#sandbox/documents/listExcel.ts';
import { streamSheet } from '#sandbox/documents/sheet.ts';
import { metaOf } from '#sandbox/list/handlers.ts';
import { besides, listIds, lists } from '#tests/support/listCatalogue.ts';
import { callOf } from '#tests/support/callOf.ts';
import { readSheet } from '#tests/support/spreadsheet.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { addressOf, askAll, findAnchors, type Anchors } from '#tests/support/seededLists.ts';

let sandbox: TestSandbox;
let ask: Ask;
let anchors: Anchors;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('manager');
  anchors = await findAnchors(sandbox.db);
});
afterAll(() => sandbox.close());

const exported = listIds.filter((id) => besides(id, 'excel'));

it('exports every list that the contract has a call for', () => {
  const offered = endpointIds.filter((id) => endpoints[id].kind === 'excel');
  expect(new Set(exported.map((id) => besides(id, 'excel')))).toEqual(new Set(offered));
  expect(offered).not.toEqual([]);
});

describe.each(exported)('$excel of %s', (id) => {
  const url = (query: Readonly<Record<string, string>>) => addressOf(besides(id, 'excel') ?? id, anchors, query);

  it.each([
    ['he-IL', { sortBy: 'terminalID' }],
    ['en-IL', { currency: 'ILS', sortDesc: 'true', take: '3', skip: '2' }],
  ] as const)('equals the list row by row in %s', async (locale: Locale, query) => {
    const answer = await ask({ method: 'GET', url: url(query), headers: { 'accept-language': locale } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(sheetContentType);
    expect(answer.headers['content-disposition']).toContain(`${lists[id].name}-2026-11-15.xlsx`);
    const { sheet, header, rows } = await readSheet(answer.rawPayload);
    const columns = Object.entries(metaOf(lists[id], locale).columns);
    expect(header).toEqual(columns.map(([, { name }]) => name));
    expect(sheet.views[0]?.rightToLeft ?? false).toBe(locale === 'he-IL');
    const { take, skip, ...filter } = { take: '', skip: '', ...query };
    const expected = await askAll(ask, id, anchors, filter);
    expect(expected.length).toBeGreaterThan(3);
    expect(rows).toHaveLength(expected.length);
    for (const [index, row] of expected.entries()) {
      const cells = columns.map(([name, column]) => listCell(row[name], column, locale));
      const isPlain = (_: unknown, place: number) => cells[place] !== undefined;
      expect(rows[index]?.filter(isPlain)).toEqual(cells.filter(isPlain));
    }
  });

  it('refuses what the list refuses', async () => {
    const answer = await ask({ method: 'GET', url: url({ showDeleted: '2' }) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 'error', errors: [{ code: 'showDeleted' }] });
  });
});

it('waits for no other export that nobody takes', async () => {
  const { merchantID } = anchors;
  const taken = async () => {
    const answer = await answerExcel(lists['items.list'])(callOf(sandbox, merchantID, { endpoint: 'items.excel' }));
    if (!('file' in answer)) throw new TypeError('no file');
    return answer.file;
  };
  const untaken = await Promise.all([taken(), taken(), taken()]);
  const { rows } = await readSheet(await buffer(await taken()));
  expect(rows.length).toBeGreaterThan(3);
  untaken.forEach((file) => file.destroy());
});

describe('streamSheet', () => {
  const columns = [{ header: 'a', width: 10 }];
  const sheetOf = (batches: AsyncIterable<string[][]>) => ({ name: 'x', rightToLeft: false, columns, batches });

  it('stops reading when the client leaves', async () => {
    const leaving = new AbortController();
    let batches = 0;
    async function* endless() {
      for (;;) {
        batches += 1;
        if (batches === 3) leaving.abort();
        yield [['row']];
      }
    }
    const stream = streamSheet(sheetOf(endless()), leaving.signal);
    stream.resume();
    await new Promise((resolve) => stream.once('close', resolve));
    expect(batches).toBeLessThanOrEqual(4);
    expect(stream.destroyed).toBe(true);
  });

  it('reads no faster than its reader', async () => {
    let batches = 0;
    async function* endless() {
      for (;;) {
        batches += 1;
        yield [[crypto.randomUUID().repeat(200)]];
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    const stream = streamSheet(sheetOf(endless()), new AbortController().signal);
    const turns = 2000;
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(batches).toBeLessThan(turns / 10);
    const closed = new Promise((resolve) => stream.once('close', resolve));
    stream.read();
    stream.destroy();
    await closed;
  });

  it('breaks off when reading fails', async () => {
    async function* failing() {
      yield [['row']];
      throw new Error('database gone');
    }
    const stream = streamSheet(sheetOf(failing()), new AbortController().signal);
    stream.resume();
    await expect(new Promise((_, reject) => stream.once('error', reject))).rejects.toThrow('database gone');
  });
});
