import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { signIn } from '#tests/support/signIn.ts';

/**
 * Bytes of all scripts a list needs before it can be drawn, as they travel (brotli): with what makes things once, says what a
 * press means and tells charges from refunds.
 */
const scriptBudget = 164_000;
/** Bytes of the one script the first paint waits for. */
const frameScriptBudget = 600;

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
  // Frame, boot, configuration and application at least: else nothing was counted.
  expect(scripts.length).toBeGreaterThanOrEqual(4);
  const bytes = scripts.map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptBudget);
});

test('the script that the first paint waits for is small', () => {
  const [, file = ''] =
    /<script src="\/(assets\/frame-[^"]+\.js)"><\/script>/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
  expect(statSync(path.join('dist', file)).size).toBeLessThanOrEqual(frameScriptBudget);
});

test('the configuration is asked for once, with the page', async ({ page }) => {
  await signIn(page, 'manager');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
  expect(asked.filter((file) => file === '/config.json')).toHaveLength(1);
  // Not by the script that reads it: what the first screen asks of the server waits for both.
  expect(
    await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .find(({ name }) => name.endsWith('/config.json'))
          ?.toJSON().initiatorType,
    ),
  ).toBe('link');
});

/** Notes after each of React's commits how many rows there are, and how often the list has been drawn. */
function noteCommits(): void {
  const commits: { rows: number; drawings: number }[] = [];
  const drawings = new Set<unknown>();
  const onCommitFiberRoot = () => {
    const list = document.querySelector('main section[aria-label]');
    const [, properties] = Object.entries(list ?? {}).find(([name]) => name.startsWith('__reactProps$')) ?? [];
    if (properties) drawings.add(properties);
    commits.push({ rows: document.querySelectorAll('tr[data-row]').length, drawings: drawings.size });
  };
  const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount: () => undefined };
  Object.assign(window, { commits, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

test('the first commit has the rows, and the list is drawn once', async ({ page }) => {
  await signIn(page, 'manager', '/transactions/list');
  await page.addInitScript(noteCommits);
  await page.reload();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const commits = await page.evaluate(
    () => (window as unknown as { commits: { rows: number; drawings: number }[] }).commits,
  );
  expect(commits[0]?.rows).toBeGreaterThan(0);
  // The rows below the fold follow in the table alone.
  expect(commits.at(-1)?.rows).toBeGreaterThan(commits[0]?.rows ?? 0);
  expect(commits.at(-1)?.drawings).toBe(1);
});

/** Widths and heights of what stands before the application: bar, drawer and list. */
const frameOf = (page: Page) =>
  page.evaluate(() => {
    const sizeOf = (selector: string, part: string) => {
      const element = document.querySelector(selector);
      if (!element) return undefined;
      const { content, width, height } = getComputedStyle(element, part);
      return content === 'none' ? undefined : [width, height].map((length) => Math.round(Number.parseFloat(length)));
    };
    return { bar: sizeOf('#root', '::before'), drawer: sizeOf('#root', '::after'), list: sizeOf('body', '::before') };
  });

/** Counts how far what stands on the page is moved, from the next load on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    const add = (shift: PerformanceEntry) =>
      ((window as unknown as { shifts: number }).shifts += 'value' in shift ? Number(shift.value) : 0);
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

test('the frame stands before the application, and nothing moves when that comes', async ({ page }) => {
  const shifts = await watchShifts(page);
  await signIn(page, 'manager', '/customers/list');
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();

  for (const language of ['he', 'en']) {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/app-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => frameOf(page)).toEqual({ bar: [1440, 56], drawer: [240, 844], list: [1152, 628] });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    release();
    const region = page.getByRole('table').locator('xpath=..');
    await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
    expect((await region.boundingBox())?.y).toBeCloseTo(189.5, 0);
    expect(await frameOf(page)).toEqual({});
    expect(await shifts()).toBe(0);
    await page.unroute(/\/assets\/app-.*\.js/);
    if (language === 'he') {
      await page.getByRole('button', { name: /עברית/ }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
  }
});

test('rows below the fold move nothing when they follow, on a phone nor on a desk', async ({ page }) => {
  const shifts = await watchShifts(page);
  await signIn(page, 'manager', '/transactions/list');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(page.locator('[data-row]')).toHaveCount(100);
    expect(await shifts()).toBe(0);
    // Words for those who hear the rows take no place below the page.
    const { page: whole, body } = await page.evaluate(() => ({
      page: document.documentElement.scrollHeight,
      body: document.body.scrollHeight,
    }));
    expect(whole).toBeLessThanOrEqual(Math.max(body, 900));
  }
});

/** Where the cells in sight stand, once some text of the rows is another and that has been painted, or now. */
function cellsInSight(page: Page, once: 'now' | 'painted' = 'now') {
  return page.evaluate(async (when) => {
    const region = document.querySelector('[data-scroller]');
    const body = region?.querySelector('tbody');
    if (!region || !body) throw new Error('no table');
    if (when === 'painted') {
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => void scheduler.postTask(resolve, { priority: 'user-blocking' }));
        });
        observer.observe(body, { subtree: true, childList: true, characterData: true });
      });
    }
    const { bottom } = region.getBoundingClientRect();
    const cells = [...region.querySelectorAll('thead tr > *, [data-row] > *')].map((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return { text: cell.textContent, place: [left, top, width, height].map(Math.round) };
    });
    return {
      laidOutLater: body.querySelector('[data-later]') !== null,
      cells: cells.filter(({ place: [, top = 0, , height = 0] }) => height > 0 && top < bottom),
    };
  }, once);
}

test('rows that are laid out behind the paint move nothing in sight', async ({ page }) => {
  // Each answer has a longer name below the fold.
  const names = ['A name that is longer than any', 'A name that is even longer than any that came before'];
  await page.route(/\/transactions\?.*(sortBy|take=100)/, async (route) => {
    const response = await route.fetch();
    const answer: { data: Record<string, unknown>[] } = await response.json();
    Object.assign(answer.data[60] ?? {}, { cardOwnerName: names[route.request().url().includes('sortBy') ? 1 : 0] });
    await route.fulfill({ response, json: answer });
  });
  await signIn(page, 'manager', '/transactions/list?perPage=50');
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(50);

  for (const act of [
    () => page.getByRole('combobox', { name: 'שורות בעמוד' }).selectOption('100'),
    () => page.getByRole('columnheader', { name: 'מועד העסקה' }).getByRole('button').click(),
  ]) {
    const painted = cellsInSight(page, 'painted');
    await act();
    const { laidOutLater, cells } = await painted;
    expect(laidOutLater).toBe(true);
    await expect(rows.nth(99)).toBeAttached();
    await expect.poll(async () => (await cellsInSight(page)).laidOutLater).toBe(false);
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    expect((await cellsInSight(page)).cells).toEqual(cells);
  }
  // The next page may still be on its way.
  await page.unrouteAll({ behavior: 'wait' });
});
