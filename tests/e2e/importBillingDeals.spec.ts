import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { dealFile, goodRow } from '#tests/src/resources/importBillingDeals/dealFile.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

const card = '4580280000000008';

/** A file as a person chooses it; the browser's run tells its customers from those of another one. */
const chosen = (language: string, name = 'הוראות קבע.csv') => {
  const rows = [1, 2, 3, 4].map((number) => goodRow(number, { consumerEmail: `${language}-${number}@import.test` }));
  const faulty = goodRow(5, { consumerEmail: '' });
  return { name, mimeType: 'text/csv', buffer: Buffer.from(dealFile([...rows, faulty, ...rows.slice(0, 1)])) };
};

const figures = (page: Page, name: string) => page.getByRole('region', { name }).locator('dl');
const fits = async (page: Page) => {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
};

test('a file of deals is judged, imported and sent again, by keyboard, in Hebrew', async ({ page }) => {
  const uploads: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && uploads.push(request.url()));
  await signIn(page, 'manager', '/import/billing-deals');
  await page.getByRole('link', { name: 'ייבוא קובץ' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ייבוא קובץ');
  await expectAccessible(page);

  const file = page.getByLabel('בחירת קובץ', { exact: true });
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByRole('alert')).toContainText('ניתן להעלות קובצי CSV בלבד');
  await expectAccessible(page);

  // A file with a card number stays here.
  const withCard = dealFile([goodRow(1, { dealDescription: card })]);
  await file.setInputFiles({ name: 'deals.csv', mimeType: 'text/csv', buffer: Buffer.from(withCard) });
  await expect(page.getByText(/ייתכן ששורה אחת מכילה מספר כרטיס/)).toBeVisible();
  await expect(page.getByText(card)).toHaveCount(0);
  expect(uploads).toEqual([]);
  await page.getByRole('button', { name: 'בחירת קובץ אחר' }).click();

  const chooser = page.waitForEvent('filechooser');
  await file.focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(chosen('he'));
  await expect(figures(page, 'תוצאת הבדיקה')).toContainText('תקינות4');
  // The row as the sheet numbers it, the cell where it can be mended.
  const email = page.getByRole('group', { name: 'שורה 6' }).getByRole('textbox', { name: 'דוא״ל שורה 6' });
  await expect(email).toHaveAccessibleDescription('לא ניתן לייבא לקוח ללא כתובת דוא״ל');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'הורדת הקובץ הבדוק' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('הוראות קבע-checked.csv');

  await page.getByRole('button', { name: 'ייבוא 4 שורות' }).press('Enter');
  await expect(figures(page, 'תוצאת הייבוא')).toContainText('יובאו4');
  await expect(figures(page, 'תוצאת הייבוא')).toContainText('מהן יובאו בעבר1');
  await expectAccessible(page);

  // The same file once more becomes no deal.
  await page.getByRole('button', { name: 'בחירת קובץ אחר' }).press('Enter');
  await file.setInputFiles(chosen('he'));
  await page.getByRole('button', { name: 'ייבוא 4 שורות' }).press('Enter');
  await expect(figures(page, 'תוצאת הייבוא')).toContainText('יובאו0');
  await page.getByRole('button', { name: 'ייבוא חוזר (5 שורות)' }).press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('הלקוח יחויב פעמיים');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a file of deals in English on a phone, and an answer that is lost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'manager', '/import/billing-deals');
  await page.getByRole('button', { name: /^עברית|שפה/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Import file' }).click();
  await fits(page);
  await page.getByLabel('Choose file', { exact: true }).setInputFiles(chosen('en', 'deals.csv'));
  await expect(figures(page, 'Result of the check')).toContainText('Valid4');
  await fits(page);
  const email = page.getByRole('textbox', { name: 'Email Row 6' });
  await email.fill('nobody');
  await email.press('Tab');
  await expect(email).toHaveAccessibleDescription('Email must be valid');
  await fits(page);
  await email.fill('');
  await email.press('Enter');
  await expect(figures(page, 'Result of the check')).toContainText('Valid4');

  // The rows are imported, but nobody hears of it.
  await page.route('**/api/import/billing-deals/upload/**', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Import 4 rows' }).click();
  await expect(page.getByText(/it is not known whether it was imported|The file was not sent in full/)).toBeVisible();
  await fits(page);
  await page.unroute('**/api/import/billing-deals/upload/**');
  await page.getByRole('button', { name: 'Import 4 rows' }).click();
  await expect(figures(page, 'Result of the import')).toContainText('Imported0');
  await expect(figures(page, 'Result of the import')).toContainText('Imported before5');
  await fits(page);
});

test('a template is filled in, mended on the page by keyboard, and leads to what it made', async ({ page }) => {
  await signIn(page, 'manager', '/import/billing-deals/create');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'הורדת תבנית' }).press('Enter');
  const template = await saved;
  expect(template.suggestedFilename()).toBe('תבנית הוראות קבע.csv');
  const text = await readFile(await template.path(), 'utf8');
  // The bank's example is filled in for somebody else; its method is a word that nobody knows.
  const lines = text.split('\r\n').map((line) => (line.includes('dana@example.com') ? line.slice(2) : line));
  const mine = lines
    .join('\r\n')
    .replace('דנה כהן', 'רונה מלכה')
    .replace('dana@', 'rona@')
    .replace('העברה בנקאית', 'המחאה');
  const file = { name: 'rona.csv', mimeType: 'text/csv', buffer: Buffer.from(mine) };
  await page.getByLabel('בחירת קובץ', { exact: true }).setInputFiles(file);
  const method = page.getByRole('combobox', { name: /^אמצעי תשלום/ });
  await expect(method).toHaveAccessibleDescription(/ערכים מותרים: כרטיס אשראי, העברה בנקאית/);
  await expectAccessible(page);
  await method.focus();
  await method.selectOption('העברה בנקאית');
  await expect(figures(page, 'תוצאת הבדיקה')).toContainText('תקינות1');
  await expect(method).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'ייבוא שורה אחת' }).press('Enter');
  const made = page.getByRole('link', { name: 'רונה מלכה' });
  await expect(made).toBeVisible();
  await expectAccessible(page);
  await made.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('רונה מלכה');
});
