import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  type Request,
} from '@playwright/test';
import { findChromium, isRoot, thisMachine } from '#scripts/chromium.ts';
import type { Candidate, Opening, Outcome, PageAction } from './candidates.ts';
import { installProbe, type Probe } from './probe.ts';

declare global {
  interface Window {
    bench: Probe;
    rowRenders: number;
  }
}

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Developer tools, which the browser is steered by, write down who asks for a file: V8 then reads the whole script of the
 * asking function once more, to know its lines. Nobody else has that done. Known from the start it takes no time, and memory
 * that nobody else gives.
 */
const knownLines = '--js-flags=--no-enable-lazy-source-positions';

/** Starts the machine's own browser, to measure times with or memory. */
export function launch(measured: 'times' | 'memory'): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(thisMachine(chromium.executablePath())),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--enable-precise-memory-info',
      ...(measured === 'times' ? [knownLines] : []),
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
}

/** A browser that has never been here, but for what a signed-in person has in storage. */
export function freshContext(browser: Browser, baseURL: string, storageState?: StorageState): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Jerusalem',
    ...(storageState && { storageState }),
  });
}

/** An opened page and its developer tools. */
export interface Opened {
  page: Page;
  tools: CDPSession;
  /** Requests under way. */
  pending: () => number;
}

/** Ms in which a new window has started its processes: pages are opened in windows that stand already. */
const windowMs = 600;

/** Ms without a request after which what a page asks ahead of its person has come: who has just met it reads first. */
const readingMs = 560;

/** Opens an empty page with the probe in it. */
export async function openPage(context: BrowserContext, { row }: Candidate): Promise<Opened> {
  const page = await context.newPage();
  await page.addInitScript(installProbe, row);
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.waitForTimeout(windowMs);
  return { page, tools: await context.newCDPSession(page), pending: () => pending.size };
}

/** Goes to an address and waits for the first row. @returns ms since the navigation began. */
export async function firstRow({ page }: Opened, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(() => window.bench.firstRow);
}

/** Ms from the navigation to the first thing a person can read, of which the browser tells a little later. */
export function firstContentfulPaint({ page }: Opened): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const [painted] = list.getEntriesByName('first-contentful-paint');
          if (!painted) return;
          observer.disconnect();
          resolve(painted.startTime);
        });
        observer.observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Acts on the page as the probe does. */
export function act({ page }: Opened, action: PageAction, until: Outcome): Promise<number> {
  return page.evaluate(([what, wanted]) => window.bench.act(what, wanted), [action, until] as const);
}

/** Ms from the last act that led to a number of rows until the last of them had been laid out and painted, below the fold too. */
export function whole({ page }: Opened): Promise<number> {
  return page.evaluate(() => window.bench.whole);
}

/** Opens a page as somebody whose pointer has come near already. @returns ms from the click */
export async function openNear(opened: Opened, { click, shown }: Opening): Promise<number> {
  await opened.page.locator(click).filter({ visible: true }).first().hover();
  await settle(opened);
  return act(opened, { click }, { shown });
}

/** How many elements fit a selector. A locator would leave its own code in the heap. */
export function countOf({ page }: Opened, selector: string): Promise<number> {
  return page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
}

/** Clicks one of some elements, which are counted round and round; again without a locator. */
export function clickOneOf({ page }: Opened, selector: string, index: number): Promise<void> {
  return page.evaluate(
    ([wanted, at]) => {
      const found = document.querySelectorAll<HTMLElement>(wanted);
      found[at % found.length]?.click();
    },
    [selector, index] as const,
  );
}

/** How far what stands on the page has moved so far, as the browser counts it. */
export function layoutShift({ page }: Opened): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const values = (entries: PerformanceEntryList) =>
          entries.map((entry) => ('value' in entry ? Number(entry.value) : 0));
        const observer = new PerformanceObserver((list) => done(values(list.getEntries())));
        const done = (shifts: number[]) => {
          observer.disconnect();
          resolve(shifts.reduce((sum, shift) => sum + shift, 0));
        };
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without an entry the observer is never called.
        setTimeout(() => done([]), 50);
      }),
  );
}

/** Waits until the page has asked for nothing for a while, so that one measure does not run into the next. */
export async function settle({ page, pending }: Opened, quietMs = 160): Promise<void> {
  for (let quiet = 0; quiet < quietMs; quiet = pending() === 0 ? quiet + 80 : 0) await page.waitForTimeout(80);
}

/** Goes to an address as somebody who looks at it before they act. */
export async function visit(opened: Opened, address: string): Promise<void> {
  await firstRow(opened, address);
  await settle(opened, readingMs);
}

/** Slow 4G of Chrome's developer tools, and a processor four times as slow. */
export async function slowDown({ tools }: Opened): Promise<void> {
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.6 * 1000 * 1000 * 0.9) / 8,
    uploadThroughput: (750 * 1000 * 0.9) / 8,
  });
  await slowDownProcessor({ tools });
}

/** A processor four times as slow. */
export async function slowDownProcessor({ tools }: Pick<Opened, 'tools'>): Promise<void> {
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** A server that is so many ms away, there and back, on a line as wide as the machine's own. */
export async function moveAway({ tools }: Opened, ms: number): Promise<void> {
  await tools.send('Network.enable');
  const wide = { downloadThroughput: -1, uploadThroughput: -1 };
  await tools.send('Network.emulateNetworkConditions', { offline: false, latency: ms, ...wide });
}

/** Ms the page has spent in scripts, styles and layout so far. */
export async function workDone({ tools }: Opened): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')) * 1000;
}

/** Bytes of living JavaScript objects, after the garbage has been collected. */
export async function heapSize({ tools }: Opened): Promise<number> {
  for (let collection = 0; collection < 3; collection += 1) await tools.send('HeapProfiler.collectGarbage');
  return (await tools.send('Runtime.getHeapUsage')).usedSize;
}

/** Bytes a script costs on the wire: its brotli copy where it has one. */
function compressedSize(directory: string, pathname: string): number {
  const file = path.join(directory, pathname.replace(/^\/bench\/\w+\//, '/'));
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Compressed bytes of the scripts that had come when the first row was painted. */
export async function scriptBytes({ page }: Opened, { directory }: Candidate): Promise<number> {
  const loaded = await page.evaluate(async () => {
    const drawn = await window.bench.firstRow;
    const resources = performance
      .getEntriesByType('resource')
      .filter((one) => one instanceof PerformanceResourceTiming);
    return resources
      .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd <= drawn)
      .map(({ name }) => new URL(name).pathname);
  });
  return [...new Set(loaded)].reduce((sum, pathname) => sum + compressedSize(directory, pathname), 0);
}
