import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { readMasavFile } from '#tests/support/masavFile.ts';
import { speakEnglish } from '#tests/support/paymentPages.ts';
import { signIn } from '#tests/support/signIn.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const agree = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const file = (page: Page, name: RegExp) => page.getByRole('region', { name });

async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a Masav file is planned, made, rid of a row and downloaded, in both languages', async ({ page }) => {
  // A merchant of every role may.
  await signIn(page, 'merchant', '/masav-files/list');
  const newest = page.getByRole('table').getByRole('link').first();
  const before = (await newest.textContent()) ?? '';
  await press(page, 'פעולות נוספות');
  await page.getByRole('menuitem', { name: 'יצירת קובץ' }).click();
  const plan = page.getByRole('alertdialog', { name: /^לצרף .* לקובץ מס״ב\?$/ });
  await expect(plan).toContainText('₪');
  await expectAccessible(page);
  await agree(page, 'יצירת קובץ');
  const tasks = page.getByRole('region', { name: 'פעולות ברקע' });
  await expect(tasks).toContainText(/עסקאות צורפו לקובץ/);
  // What has ended stands over the rows of a phone until it is closed.
  const closeTasks = () => tasks.getByRole('button', { name: 'סגירה' }).click();
  await closeTasks();

  // The newest file stands first, once the list has asked again.
  await expect(newest).not.toHaveText(before);
  await expect(page.getByRole('row').nth(1)).toContainText('טרם הורד');
  await newest.click();
  await expect(page).toHaveURL(/masav-file\/\d+\/rows/);
  const made = file(page, /^קובץ מס״ב \d+$/);
  await expect(made).toContainText('ניתן להסיר שורות עד להורדה');
  await expectAccessible(page);
  await expectToFit(page);
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await rows.nth(1).getByRole('checkbox').click();
  await press(page, 'הסרה מהקובץ');
  await expectAccessible(page);
  await agree(page, 'הסרה מהקובץ');
  await expect(tasks).toContainText('שורה אחת הוסרה');
  await closeTasks();

  await made.getByRole('button', { name: 'הורדת הקובץ' }).click();
  const saving = page.waitForEvent('download');
  await agree(page, 'הורדת הקובץ');
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^MSV_\d{8}_261115_\d{3}\.txt$/);
  const { movements, sum } = readMasavFile(readFileSync(await saved.path()));
  expect(movements.length).toBeGreaterThan(0);
  await expect(made).toContainText('הקובץ הורד והשורות נעולות');
  const total = (sum / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(made).toContainText(total);

  await speakEnglish(page);
  const english = file(page, /^Masav file \d+$/);
  await expect(english).toContainText('Downloaded: its rows are locked');
  await expect(english.getByRole('button', { name: 'Download again' })).toBeVisible();
  await expectToFit(page);

  // The bank answers, on the sandbox's own page.
  const rowsOfFile = page.url();
  await page.goto(`/sandbox/masav/${/masav-file\/(\d+)/.exec(rowsOfFile)?.[1]}`);
  await page.getByLabel('Answer to row 1', { exact: true }).selectOption({ index: 1 });
  await expectAccessible(page);
  await press(page, 'Answer');
  await expect(page.getByText('No file waits for the bank.')).toBeVisible();
  await page.goto(rowsOfFile);
  await expect(english).toContainText('One charge was returned');
  await page.getByRole('button', { name: /^Returned/ }).click();
  await expect(page.getByRole('row').filter({ has: page.getByRole('checkbox') })).toHaveCount(2);
  await expect(page.getByRole('cell', { name: 'אין כיסוי מספיק' })).toBeVisible();
  await expectToFit(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/masav-files\/list/);
  // The row that was taken out waits again.
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Create file' }).click();
  await expect(page.getByRole('alertdialog', { name: /to a Masav file\?$/ })).toBeVisible();
  await expectAccessible(page);
});
