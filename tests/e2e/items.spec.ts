import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { callApi } from '#tests/support/callApi.ts';
import { signIn } from '#tests/support/signIn.ts';

const links = (page: Page) => page.getByRole('table').locator('[data-row-link]');
const bar = (page: Page) => page.getByRole('region', { name: 'פעולות ברקע' });

async function terminalOf(page: Page): Promise<string> {
  const filter = JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as { terminalID?: string };
  return filter.terminalID ?? '';
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'חיפוש' }).fill(text);
  await page.keyboard.press('Enter');
}

test('an item is created with an imported category, changed and deleted', async ({ page }) => {
  await signIn(page, 'manager', '/items/list');
  await page.getByRole('link', { name: 'פריט חדש' }).click();
  await page.getByLabel('שם הפריט').fill('קורס צילום');
  await page.getByRole('button', { name: 'יצירה' }).click();
  await expect(page.getByLabel('מחיר')).toHaveAccessibleDescription('שדה חובה');
  await expect(page.getByLabel('מחיר')).toBeFocused();
  await page.getByLabel('מחיר').fill('1250.5');
  await page.getByRole('button', { name: 'ייבוא קטגוריות' }).click();
  await expect(page.getByText(/נמצאו \d+ קטגוריות/)).toBeVisible();
  await page.getByRole('combobox', { name: 'קטגוריה' }).press('ArrowDown');
  const category = await page.getByRole('listbox', { name: 'קטגוריה' }).getByRole('option').first().textContent();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'קטגוריה' })).toHaveValue(category ?? '-');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'יצירה' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('פריט');
  const summary = page.getByRole('region', { name: 'סיכום' });
  await expect(summary).toContainText('1,250.50₪');
  await expect(summary).toContainText(category ?? '-');

  await page.getByRole('link', { name: 'עריכה' }).click();
  await page.getByLabel('מחיר').fill('990');
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect(page.getByRole('region', { name: 'סיכום' })).toContainText('990.00₪');

  await page.getByRole('button', { name: 'מחיקה' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('למחוק את הפריט');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'מחיקה' }).click();
  await expect(page.locator('article > header')).toContainText('נמחק');
  await expect(page.getByRole('button', { name: 'מחיקה' })).toHaveCount(0);
});

test('150 items over two pages are deleted at once, and what was refused is told row by row', async ({ page }) => {
  await signIn(page, 'manager', '/items/list');
  await expect(links(page).first()).toBeVisible();
  const terminalID = await terminalOf(page);
  const names = Array.from({ length: 150 }, (_, index) => `זמני ${String(index).padStart(3, '0')}`);
  const made = await callApi(
    page,
    names.map((itemName) => ({
      method: 'POST' as const,
      path: '/api/items',
      body: { terminalID, itemName, price: 5, currency: 'ILS' },
    })),
  );
  expect(made.map(({ status }) => status)).toEqual(names.map(() => 'success'));
  await search(page, 'זמני');
  await expect(page.locator('main output')).toHaveText('150 רשומות');
  await page.getByRole('checkbox', { name: 'בחירת כל השורות בעמוד' }).check();
  await page.getByRole('button', { name: 'בחירת כל 150 המתאימות' }).click();
  await expect(page.locator('main output')).toHaveText('נבחרו 150 רשומות');
  await expectAccessible(page);

  // Somebody else is faster with three of them.
  await callApi(
    page,
    made.slice(0, 3).map(({ entityUID }) => ({ method: 'DELETE' as const, path: `/api/items/${String(entityUID)}` })),
  );
  await page.getByRole('button', { name: 'מחיקה', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('למחוק 150 פריטים?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה' }).click();
  await expect(bar(page)).toContainText('147 פריטים נמחקו · 3 רשומות נדחו');
  await expect(bar(page).locator('details li').filter({ hasText: 'זמני' })).toHaveCount(3);
  await expectAccessible(page);
  await expect(page.getByText('לא נמצאו רשומות המתאימות לסינון.')).toBeVisible();
  await bar(page)
    .getByRole('button', { name: /^סגירה/ })
    .click();
  await expect(bar(page)).toHaveCount(0);
});

test('an import of items reports what was imported, and what failed and why', async ({ page }) => {
  await signIn(page, 'manager', '/items/list');
  await expect(links(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'פעולות נוספות' }).click();
  await page.getByRole('menuitem', { name: 'ייבוא' }).click();
  const dialog = page.getByRole('dialog', { name: 'ייבוא פריטים' });
  await dialog.getByRole('button', { name: 'ייבוא' }).click();
  await expect(dialog.getByRole('row')).not.toHaveCount(0);
  const counts = (await dialog.getByRole('definition').allTextContents()).map(Number);
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts[2]).toBe((await dialog.getByRole('row').count()) - 1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'סגירה' }).click();
  await expect(dialog).toHaveCount(0);
});
