import type { Browser } from '@playwright/test';
import {
  act,
  clickOneOf,
  countOf,
  firstContentfulPaint,
  firstRow,
  freshContext,
  heapSize,
  launch,
  layoutShift,
  openNear,
  openPage,
  scriptBytes,
  settle,
  slowDown,
  visit,
  whole,
  workDone,
  type Opened,
  type StorageState,
} from './browser.ts';
import type { Candidate } from './candidates.ts';
import { lists, type ListName } from './benchConfig.ts';
import { countRowRenders } from './rowRenders.ts';

/** Numbers of one candidate's list in one round; ms, bytes or counts. */
export type Sample = Partial<Record<MeasureName, number>>;

export type MeasureName =
  | 'scriptBytes'
  | 'paint'
  | 'warmPaint'
  | 'cold'
  | 'slow'
  | 'slowPaint'
  | 'warm'
  | 'requests'
  | 'hundredRows'
  | 'hundredRowsWhole'
  | 'hundredRowsWork'
  | 'nextPage'
  | 'sort'
  | 'chip'
  | 'record'
  | 'recordBack'
  | 'wizard'
  | 'form'
  | 'shift'
  | 'menuFirst'
  | 'menuBack'
  | 'rowRenders'
  | 'rowsTouched'
  | 'heap1'
  | 'heap15'
  | 'heap30'
  | 'tour1'
  | 'tour30'
  | 'farNextPage'
  | 'farMenuFirst'
  | 'farMenuBack'
  | 'farRecord'
  | 'interaction';

/** What every measure needs. */
export interface Ground {
  browser: Browser;
  origin: string;
  state: StorageState;
}

/** The list that a measure goes to from another one. */
export const otherList = (list: ListName) => lists.find((one) => one !== list) ?? list;

export async function withPage<Result>(
  { browser, origin, state }: Ground,
  candidate: Candidate,
  task: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const context = await freshContext(browser, origin, state);
  try {
    return await task(await openPage(context, candidate));
  } finally {
    await context.close();
  }
}

/** The same in a browser of its own, which keeps no more than a person's does. */
async function withOwnBrowser<Result>(
  ground: Ground,
  candidate: Candidate,
  task: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const browser = await launch('memory');
  try {
    return await withPage({ ...ground, browser }, candidate, task);
  } finally {
    await browser.close();
  }
}

/** First row with an empty cache, then, in a second page, with a full one. */
export async function measureLoading(ground: Ground, candidate: Candidate, list: ListName): Promise<Sample> {
  return withPage(ground, candidate, async (cold) => {
    const data: string[] = [];
    cold.page.on('request', (request) => {
      if (/\/api\//.test(request.url())) data.push(request.url());
    });
    const address = candidate.address(list);
    const drawn = await firstRow(cold, address);
    const sample = {
      cold: drawn,
      paint: await firstContentfulPaint(cold),
      scriptBytes: await scriptBytes(cold, candidate),
    };
    await settle(cold);
    const shift = await layoutShift(cold);
    const doubled = data.filter((url, index) => data.indexOf(url) !== index);
    if (doubled.length > 0) throw new Error(`${candidate.name} asked twice: ${doubled.join(', ')}`);
    const context = cold.page.context();
    // Whoever comes back has left: what a page does once it stands is not to be measured with the next visit.
    await cold.page.close();
    const warm = await openPage(context, candidate);
    const warmDrawn = await firstRow(warm, address);
    return { ...sample, shift, requests: data.length, warm: warmDrawn, warmPaint: await firstContentfulPaint(warm) };
  });
}

/** First row with an empty cache, CPU 4× and Slow 4G. */
export async function measureSlow(ground: Ground, candidate: Candidate, list: ListName): Promise<Sample> {
  return withPage(ground, candidate, async (opened) => {
    await slowDown(opened);
    const slow = await firstRow(opened, candidate.address(list));
    return { slow, slowPaint: await firstContentfulPaint(opened) };
  });
}

/** What a person does on a list that is there: 100 rows, next page, the other list and back. */
export async function measureUse(ground: Ground, candidate: Candidate, list: ListName): Promise<Sample> {
  return withPage(ground, candidate, async (opened) => {
    await opened.tools.send('Performance.enable');
    await visit(opened, candidate.address(list, 25));
    const worked = await workDone(opened);
    const hundredRows = await act(opened, candidate.hundred(list), 100);
    const hundredRowsWhole = await whole(opened);
    const hundredRowsWork = (await workDone(opened)) - worked;
    await settle(opened);
    const nextPage = await act(opened, candidate.nextPage, 'changed');
    await settle(opened);
    const menuFirst = await act(opened, candidate.menu(otherList(list)), 'changed');
    await settle(opened);
    const menuBack = await act(opened, candidate.menu(list), 'changed');
    return { hundredRows, hundredRowsWhole, hundredRowsWork, nextPage, menuFirst, menuBack };
  });
}

/** The first list ordered and narrowed by one click each; pages opened from it, once near, and the way back. */
export async function measureWays(ground: Ground, candidate: Candidate, list: ListName): Promise<Sample> {
  return withPage(ground, candidate, async (opened) => {
    const sample: Sample = {};
    const { sort, chip, opens } = candidate;
    const narrow = chip?.(list);
    await visit(opened, candidate.address(list));
    if (sort) sample.sort = await act(opened, sort, 'changed');
    await settle(opened);
    if (narrow) sample.chip = await act(opened, narrow, 'changed');
    await settle(opened);
    for (const [name, opening] of Object.entries(opens?.(list) ?? {})) {
      const took = await openNear(opened, opening);
      await settle(opened);
      const back = await act(opened, { back: true }, { shown: candidate.row });
      await settle(opened);
      if (name === 'record') Object.assign(sample, { record: took, recordBack: back });
      else Object.assign(sample, { [name]: took });
    }
    return sample;
  });
}

/** Ticks one of 100 rows: how many rows React renders, and how many others change in the document. */
export async function measureTick(ground: Ground, candidate: Candidate, list: ListName): Promise<Sample> {
  const { tick } = candidate;
  if (tick === undefined) return {};
  return withPage(ground, candidate, async (opened) => {
    await opened.page.addInitScript(countRowRenders);
    await visit(opened, candidate.address(list));
    const before = await opened.page.evaluate(() => window.rowRenders);
    const rowsTouched = await opened.page.evaluate((checkbox) => window.bench.tick(checkbox), tick);
    return { rowsTouched, rowRenders: (await opened.page.evaluate(() => window.rowRenders)) - before };
  });
}

/** The living objects after the 1st, 15th and 30th visit of a list, going through the lists of the menu. */
export async function measureHeap(ground: Ground, candidate: Candidate): Promise<Sample> {
  return withOwnBrowser(ground, candidate, async (opened) => {
    await visit(opened, candidate.address(lists[0]));
    const sizes = new Map([[1, await heapSize(opened)]]);
    for (let visit = 2; visit <= 30; visit += 1) {
      if (candidate.listEntries) await clickOneOf(opened, candidate.listEntries, visit);
      else await act(opened, candidate.menu(lists[(visit + 1) % 2] ?? lists[0]), 'changed');
      await settle(opened);
      if (visit % 15 === 0) sizes.set(visit, await heapSize(opened));
    }
    return { heap1: sizes.get(1) ?? 0, heap15: sizes.get(15) ?? 0, heap30: sizes.get(30) ?? 0 };
  });
}

/** The living objects when every list of the menu has been visited once, and when each has been thirty times. */
export async function measureTours(ground: Ground, candidate: Candidate): Promise<Sample> {
  const { listEntries } = candidate;
  if (listEntries === undefined) return {};
  return withOwnBrowser(ground, candidate, async (opened) => {
    await firstRow(opened, candidate.address(lists[0]));
    const entries = await countOf(opened, listEntries);
    const tour = async () => {
      for (let entry = 1; entry <= entries; entry += 1) {
        await clickOneOf(opened, listEntries, entry);
        await settle(opened);
      }
    };
    await tour();
    const tour1 = await heapSize(opened);
    for (let further = 2; further <= 30; further += 1) await tour();
    return { tour1, tour30: await heapSize(opened) };
  });
}
