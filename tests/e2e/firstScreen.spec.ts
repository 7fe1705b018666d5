import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { signIn } from '#tests/support/signIn.ts';

/** Bytes of all scripts a list needs before it can be drawn, as they travel (brotli); docs/adr/0049. */
const scriptBudget = 205_000;
/** Bytes of the one script the first paint waits for, as it travels. */
const frameScriptBudget = 5_000;

const statically = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

/** The scripts of a page of the built product, the first words of a language, and what they import. */
function eagerScripts(directory: string, page: string, language: string): readonly string[] {
  const html = readFileSync(path.join(directory, page), 'utf8');
  const found = new Set<string>();
  const waiting = [...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '');
  const words = readdirSync(path.join(directory, 'assets')).filter((file) =>
    new RegExp(`^${language}-\\w+\\.js$`).test(file),
  );
  expect(words).toHaveLength(1);
  waiting.push(...words.map((file) => `assets/${file}`));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(path.join(directory, file), 'utf8');
    waiting.push(...[...code.matchAll(statically)].map(([, name]) => `assets/${name}`));
  }
  return [...found];
}

test('the scripts of the first screen stay in their budget, its words among them', () => {
  const scripts = eagerScripts('dist', 'index.html', 'he').map((file) => path.join('dist', file));
  // Frame, boot, configuration, application and words at least: else nothing was counted.
  expect(scripts.length).toBeGreaterThanOrEqual(5);
  const bytes = scripts.map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptBudget);
});

test('the script that the first paint waits for is small', () => {
  const [, file = ''] =
    /<script src="\/(assets\/frame-[^"]+\.js)"><\/script>/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
  expect(statSync(path.join('dist', `${file}.br`)).size).toBeLessThanOrEqual(frameScriptBudget);
});

test('the style sheet, which the first paint waits for, is asked for before the scripts that it does not wait for', () => {
  const html = readFileSync('dist/index.html', 'utf8');
  const places = ['<script src="/assets/frame-', '<link rel="stylesheet"', '<script type="module"'].map((tag) =>
    html.indexOf(tag),
  );
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
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
  const commits: { rows: number; drawings: number; heads: number[] }[] = [];
  const drawings = new Set<unknown>();
  const onCommitFiberRoot = () => {
    const list = document.querySelector('main section[aria-label]');
    const [, properties] = Object.entries(list ?? {}).find(([name]) => name.startsWith('__reactProps$')) ?? [];
    if (properties) drawings.add(properties);
    const heads = [...document.querySelectorAll('thead tr > *')].map((head) => head.getBoundingClientRect().x);
    commits.push({ rows: document.querySelectorAll('tr[data-row]').length, drawings: drawings.size, heads });
  };
  const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount: () => undefined };
  Object.assign(window, { commits, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

test('the first commit has the rows of a screen, the list is drawn once, and its columns stay as the others come', async ({
  page,
}) => {
  await signIn(page, 'manager', '/transactions/list');
  await page.addInitScript(noteCommits);
  await page.reload();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const commits = await page.evaluate(
    () => (window as unknown as { commits: { rows: number; drawings: number; heads: number[] }[] }).commits,
  );
  const [first, last] = [commits[0], commits.at(-1)];
  expect([first, last].map((commit) => [commit?.rows, commit?.drawings])).toEqual([
    [20, 1],
    [100, 1],
  ]);
  expect(last?.heads).toEqual(first?.heads);
});

/** What a page says and where: title, terminal, menu, marked entry and head of the list. */
const frameOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const placeOf = (element: HTMLElement) => {
      const { x, y, height } = element.getBoundingClientRect();
      return { text: element.textContent, place: [x, y, height].map(Math.round) };
    };
    return {
      title: all('header h1').map(placeOf),
      terminal: all('header bdi').map(placeOf),
      menu: all('nav h2, nav a bdi').map(placeOf),
      marked: all('nav a:is([aria-current], [data-within])').map(({ textContent }) => textContent),
      heads: all('thead th').map((head) => head.textContent.replace(/[↑↓]/, '')),
      table: all('main table').map((table) => Math.round(table.getBoundingClientRect().y)),
    };
  });

const applicationScript = /\/assets\/app-.*\.js/;

/** Holds the application's script back. @returns lets it through */
async function holdApplication(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(applicationScript, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

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

test('a page can be read before the application is there, and nothing moves when that comes', async ({ page }) => {
  const shifts = await watchShifts(page);
  await signIn(page, 'manager', '/customers/list');
  const row = page.getByRole('table').getByRole('rowheader').first();
  const kept = (language: string) =>
    page.evaluate((locale) => {
      const key = Object.keys(localStorage).find(
        (one) => one.startsWith('back-office.kept.frame.') && one.endsWith(locale),
      );
      return key !== undefined && localStorage.getItem(key)?.includes('"pages":[{');
    }, `${language}-IL`);
  await expect(row).toBeVisible();

  for (const language of ['he', 'en']) {
    await expect.poll(() => kept(language)).toBe(true);
    const release = await holdApplication(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('main table')).toBeVisible();
    // Its typeface comes with the page; on a busy machine perhaps after the first paint.
    await page.evaluate(() => document.fonts.ready);
    const before = await frameOf(page);
    // Nobody hears what is about to be drawn again, or acts on it.
    await expect(page.getByRole('navigation')).toHaveCount(0);
    release();
    await expect(row).toBeVisible();
    await page.unroute(applicationScript);
    expect(before).toEqual(await frameOf(page));
    expect(await shifts()).toBe(0);
    if (language === 'he') {
      await page.getByRole('button', { name: /עברית/ }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
  }
});

test('what a person read is gone with their session', async ({ page }) => {
  await signIn(page, 'manager', '/customers/list');
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('back-office.kept.frame.')).length);
  await expect.poll(kept).toBe(1);
  await page.getByRole('button', { name: 'פרופיל' }).click();
  await page.getByRole('menuitem', { name: 'התנתקות' }).click();
  // The identity provider's page, which has the same storage here.
  await expect(page.locator('input[name=login]')).toBeVisible();
  expect(await kept()).toBe(0);
});

test('nothing moves when the rows come, on a phone nor on a desk', async ({ page }) => {
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
      rows: body.rows.length,
      cells: cells.filter(({ place: [, top = 0, , height = 0] }) => height > 0 && top < bottom),
    };
  }, once);
}

test('the rows of an answer come all at once, and move nothing after they have been painted', async ({ page }) => {
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
    const { rows: count, cells } = await painted;
    expect(count).toBe(100);
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    expect((await cellsInSight(page)).cells).toEqual(cells);
  }
  // The next page may still be on its way.
  await page.unrouteAll({ behavior: 'wait' });
});
