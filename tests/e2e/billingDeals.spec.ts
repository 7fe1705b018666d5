import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

const state = (page: Page) => page.locator('article > header');
const inDialog = (page: Page, name: string | RegExp) =>
  page.locator('dialog[open]').getByRole('button', { name }).click();

test('a billing deal is set up with a card that is typed, paused, resumed and charged', async ({ page }) => {
  await signIn(page, 'manager', '/customers/list');
  await page.getByRole('table').locator('[data-row-link]').first().click();
  await expect(page).toHaveURL(/customers\/view/);
  const customer = /view\/([^?]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/billing-deals/create/${customer}`);
  await page.getByRole('textbox', { name: 'סכום' }).fill('77.5');
  await page.getByLabel('סיום').selectOption('afterNumberOfPayments');
  await page.getByRole('textbox', { name: 'מספר חיובים' }).fill('3');
  await expect(page.getByRole('region', { name: 'החיובים הבאים' })).toContainText('232.50₪');
  await page.getByRole('radio', { name: 'כרטיס חדש' }).check();
  await page.getByRole('textbox', { name: 'מספר כרטיס' }).fill('4580280000000008');
  await page.getByRole('textbox', { name: 'תוקף' }).fill('1230');
  await page.getByRole('textbox', { name: /קוד אבטחה/ }).fill('123');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'יצירה' }).click();
  await expect(page).toHaveURL(/billing-deals\/view/);
  await expect(page.getByRole('region', { name: 'סיכום' })).toContainText('458028******0008');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'השהיה' }).click();
  // The sandbox's clock is not the browser's.
  await page.getByRole('textbox', { name: 'מתאריך' }).fill('15/11/2026');
  await inDialog(page, 'השהיה');
  await expect(state(page)).toContainText('מושהית');
  await page.getByRole('button', { name: 'חידוש' }).click();
  await inDialog(page, 'חידוש');
  await expect(state(page)).toContainText('פעילה');

  await page.getByRole('button', { name: 'חיוב עכשיו' }).click();
  await inDialog(page, /^חיוב .*77/);
  await expect(page.getByRole('region', { name: 'סיכום' })).toContainText('חיוב אחד');
  await expect(page.getByRole('tab', { name: /החיובים שבוצעו/ })).toContainText('1');
});

test('all due charges of a terminal show their plan, and what came of it', async ({ page }) => {
  await signIn(page, 'manager', '/billing-deals/list');
  await page.getByRole('button', { name: /^עברית|שפה/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Trigger all due charges' }).click();
  await expect(page.locator('dialog[open]')).toContainText('In all');
  await expectAccessible(page);
  await inDialog(page, 'Trigger all due charges');
  await expect(page.getByRole('region', { name: 'Background tasks' })).toContainText(
    /Successfully queued \d+ transactions/,
  );
});
