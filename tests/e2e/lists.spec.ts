import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';
import { readSheet } from '#tests/support/spreadsheet.ts';

const table = (page: Page) => page.getByRole('table');
const links = (page: Page) => table(page).locator('[data-row-link]');
/** The records of the rows on screen; people may share a name. */
const records = (page: Page) => links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
const count = (page: Page) => page.locator('main output');

async function settle(page: Page): Promise<void> {
  await expect(links(page).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** The number in a text such as "1,127 רשומות". */
async function numberIn(page: Page): Promise<number> {
  const text = (await count(page).textContent()) ?? '';
  return Number((/[\d,]+/.exec(text)?.[0] ?? '').replaceAll(',', ''));
}

async function speakEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /עברית/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
}

test('a list is filtered, sorted and paged, and its link opens the same for a colleague', async ({ page, browser }) => {
  await signIn(page, 'manager', '/transactions/list');
  await settle(page);
  const all = await numberIn(page);
  await page.getByRole('button', { name: 'הושלמה', exact: true }).click();
  await expect(count(page)).not.toContainText(all.toLocaleString('en'));
  await table(page).getByRole('button', { name: 'סכום', exact: true }).click();
  await page.getByRole('combobox', { name: 'שורות בעמוד' }).selectOption('25');
  await page.getByRole('button', { name: 'הבא' }).click();
  await expect(page.getByRole('navigation', { name: 'עמודים' })).toContainText('עמוד 2 מתוך');
  await settle(page);
  const [mine, matching] = [await links(page).allTextContents(), await count(page).textContent()];
  expect(mine).toHaveLength(25);

  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, 'billing', page.url());
  await settle(colleague);
  expect(await links(colleague).allTextContents()).toEqual(mine);
  expect(await count(colleague).textContent()).toBe(matching);
  await expect(colleague.getByRole('button', { name: 'הושלמה', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await colleague.context().close();

  await speakEnglish(page);
  await settle(page);
  expect(await links(page).allTextContents()).toEqual(mine);
  await expect(table(page).getByRole('columnheader', { name: 'Amount', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('rows are ticked across pages by mouse and keyboard, and all that match at once', async ({ page }) => {
  await signIn(page, 'manager', '/transactions/list');
  await speakEnglish(page);
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');
  await page.getByRole('button', { name: 'Failed', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Failed', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await settle(page);
  const matching = await numberIn(page);
  expect(matching).toBeGreaterThan(25);
  const boxes = table(page).locator('tbody').getByRole('checkbox');
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect(count(page)).toHaveText('3 selected');
  await links(page).nth(4).focus();
  await page.keyboard.press('Shift+Space');
  await expect(count(page)).toHaveText('4 selected');
  await page.getByRole('button', { name: 'Next' }).click();
  await settle(page);
  await boxes.nth(0).click();
  await expect(count(page)).toHaveText('5 selected');
  await expectAccessible(page);
  await links(page).nth(3).click();
  await expect(page).toHaveURL(/\/transactions\/view\//);
  await page.goBack();
  await settle(page);
  await expect(count(page)).toHaveText('5 selected');
  await page.getByRole('button', { name: `Select all ${matching} matching` }).click();
  await expect(count(page)).toHaveText(`${matching} selected`);
  await page.getByRole('button', { name: 'Previous' }).click();
  await settle(page);
  await expect(page.getByRole('checkbox', { name: 'Select all rows of the page' })).toBeChecked();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await settle(page);
  await boxes.nth(0).click();
  await page.getByRole('button', { name: /^Select all [\d,]+ matching$/ }).click();
  await expect(page.getByText('You can only select up to 1000 items')).toBeVisible();
  await expect(count(page)).toHaveText('One selected');
});

async function exportAsSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ייצוא', exact: true }).click();
  await page.getByRole('menuitem', { name: 'ייצוא לאקסל' }).click();
}

test('an export is the list as a spreadsheet, goes on while one works elsewhere, and can be cancelled', async ({
  page,
}) => {
  await signIn(page, 'manager', '/transactions/list');
  await page.getByRole('button', { name: 'נכשלה', exact: true }).click();
  await expect(page.getByRole('button', { name: 'נכשלה', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await settle(page);
  const addresses = await links(page).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const [matching, ids] = [await numberIn(page), addresses.map((address) => address.split('/').at(-1))];
  const downloading = page.waitForEvent('download');
  await exportAsSheet(page);
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('transactions-2026-11-15.xlsx');
  await expect(page.getByRole('region', { name: 'פעולות ברקע' })).toContainText('transactions-2026-11-15.xlsx');
  const { rows, sheet } = await readSheet(await readFile(await download.path()));
  expect(sheet.views[0]?.rightToLeft).toBe(true);
  expect(rows).toHaveLength(matching);
  expect(rows.slice(0, ids.length).map(([id]) => String(id))).toEqual(ids);

  // The second one is held up, as by a slow server.
  await page.route(/\$excel/, () => {});
  await exportAsSheet(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('link', { name: 'לקוחות' }).click();
  await settle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('לקוחות');
  await expect(page.getByRole('region', { name: 'פעולות ברקע' })).toContainText('ייצוא מתבצע: עסקאות');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'ביטול הייצוא: עסקאות' }).click();
  await expect(page.getByRole('region', { name: 'פעולות ברקע' })).toContainText('הייצוא בוטל: עסקאות');
});

test('transactions stand by day, and a day opens as its list', async ({ page }) => {
  await signIn(page, 'manager', '/transactions/list');
  await settle(page);
  await page.getByRole('button', { name: 'לפי ימים' }).click();
  const day = page.locator('[data-heading]').first();
  await expect(day).toContainText(/יום .+, \d\d\/\d\d\/2026/);
  await expectAccessible(page);
  await page.reload();
  await expect(day).toBeVisible();
  const rows = Number(/\d+/.exec((await day.getByText(/רשומות/).textContent()) ?? '')?.[0]);
  expect(rows).toBeGreaterThan(2);
  await day.getByRole('button').click();
  await expect(count(page)).toHaveText(`${rows} רשומות`);
  await settle(page);
  await expect(links(page)).toHaveCount(rows);
  await page.goBack();
  await expect(day).toBeVisible();
});

test('deleted customers and items show on demand, and a disabled terminal can be reached', async ({ page }) => {
  await signIn(page, 'manager');
  for (const path of ['/customers/list', '/items/list']) {
    await page.goto(path);
    await settle(page);
    const active = await records(page);
    const showDeleted = page.getByRole('checkbox', { name: 'הצגת מחוקים' });
    await showDeleted.click();
    await expect(showDeleted).toBeChecked();
    await settle(page);
    const deleted = await records(page);
    expect(deleted.filter((record) => active.includes(record) && path === '/customers/list')).toEqual([]);
    await showDeleted.click();
    await expect(showDeleted).not.toBeChecked();
    await settle(page);
    expect(await records(page)).toEqual(active);
  }
  await page.goto('/transactions/list');
  await page.getByRole('button', { name: /^מסוף:/ }).click();
  const options = page.getByRole('option');
  await expect(options).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'הצגת מושבתים' }).check();
  await expect(options).toHaveCount(3);
  const disabled = options.filter({ hasText: 'מושבת' });
  const label = ((await disabled.textContent()) ?? '').replace(/ \(.*/, '');
  await disabled.click();
  await expect(page.getByRole('button', { name: `מסוף: ${label}` })).toBeVisible();
  await settle(page);
});
