import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importColumns, type ImportCells } from '#contract/import/columns.ts';
import { freshContext, launch } from '#bench/browser.ts';
import { signIn } from '#bench/signIn.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { startPostgresql } from '#scripts/postgresql.ts';
import { benchNow } from './cluster.ts';
import type { ServerLook } from './exportServer.ts';
import { startExportServer } from './exports.ts';

/** How a file of deals fares, from its choice in a browser to its last row in the database. */
export interface ImportingFigures {
  rows: number;
  megabytes: number;
  /** Seconds from the choice of the file until every row was judged. */
  rehearsed: number;
  /** Longest task of the page's own thread meanwhile, and while it was sent, in ms; 0 below 50. */
  longestTasks: { rehearsing: number; sending: number };
  /** Seconds from the button until the page told what became of the rows. */
  imported: number;
  /** Most resident memory of the server until the page stood, and while the file came in, in MB. */
  memory: { before: number; meanwhile: number };
}

/** BENCH_ROWS asks for fewer while something is tried out. */
const rows = Number(process.env.BENCH_ROWS ?? 20_000);

/** A file whose rows are in order, but for one in a hundred. */
function dealFile(): Buffer {
  const rowOf = (number: number): ImportCells => ({
    consumerExternalReference: `R-${number}`,
    consumerName: `לקוח מספר ${number}`,
    consumerEmail: number % 100 === 0 ? '' : `customer-${number}@import.test`,
    consumerPhone: '050-1234567',
    dealDescription: 'דמי חבר חודשיים',
    transactionAmount: `${50 + (number % 400)}.00`,
    currency: 'ILS',
    paymentType: 'bank',
    bank: '12',
    bankBranch: '571',
    bankAccount: '041116',
    repeatPeriodType: 'monthly',
    endAtNumberOfPayments: '12',
    issueInvoice: 'no',
  });
  const lines = Array.from({ length: rows }, (_, index) => {
    const row = rowOf(index + 1);
    return importColumns.map((column) => row[column] ?? '').join(',');
  });
  return Buffer.from([importColumns.join(','), ...lines].join('\r\n'));
}

/** Runs in the page before everything else. */
function noteLongTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { longTasks: tasks });
  const note = (list: PerformanceObserverEntryList) => tasks.push(...list.getEntries().map(({ duration }) => duration));
  new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
}

/** Rehearses and sends the file as a person does. */
async function importFile(origin: string, look: () => Promise<ServerLook>): Promise<ImportingFigures> {
  const browser = await launch('times');
  try {
    const { state } = await signIn(browser, origin);
    const page = await (await freshContext(browser, origin, state)).newPage();
    await page.addInitScript(noteLongTasks);
    /** The longest since it was asked last. */
    const longest = () =>
      page.evaluate(() => {
        const { longTasks } = window as unknown as { longTasks: number[] };
        return Math.max(0, ...longTasks.splice(0));
      });
    await page.goto('/import/billing-deals/create');
    const file = page.locator('main input[type=file]');
    await file.waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await longest();
    // Chosen by its path, as from a disk: content that is handed over would be put together on the page's thread.
    const path = join(mkdtempSync(join(tmpdir(), 'bench-import-')), 'deals.csv');
    const content = dealFile();
    writeFileSync(path, content);
    const send = page.locator('main form button[type=submit]');
    const figures = page.locator('main form dl');
    let began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    await file.setInputFiles(path);
    await figures.waitFor({ timeout: 60_000 });
    const rehearsed = seconds();
    const rehearsing = await longest();
    const { memory: before } = await look();
    began = performance.now();
    await send.click();
    await send.waitFor({ state: 'detached', timeout: 30 * 60_000 });
    const imported = seconds();
    const megabytes = content.length / 1024 / 1024;
    const longestTasks = { rehearsing, sending: await longest() };
    const { memory: meanwhile } = await look();
    return { rows, megabytes, rehearsed, longestTasks, imported, memory: { before, meanwhile } };
  } finally {
    await browser.close();
  }
}

/** @throws Error when the machine has no PostgreSQL */
export async function measureImporting(): Promise<ImportingFigures> {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the web app could not be built');
  const server = await startPostgresql();
  const opened = await openDatabase({ databaseUrl: server.url, dataDirectory: 'memory' });
  await prepareDatabase(opened, { now: benchNow, seedTransactions: 1000 });
  await opened.close();
  const { origin, look, stop } = await startExportServer(server.url);
  try {
    return await importFile(origin, look);
  } finally {
    stop();
    await server.stop();
  }
}
