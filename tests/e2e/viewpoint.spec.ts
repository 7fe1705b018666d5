import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'צפייה כבעל תפקיד אחר' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation').first();

/** What the browser keeps for all tabs, but for the session; read where the application does not run. */
const keptOf = (witness: Page) =>
  witness.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => !/^back-office\.(activity|session\.)/.test(key))
      .toSorted()
      .map((key) => [key, localStorage.getItem(key)]),
  );

test('a manager sees the application as staff do: marked, read only, in this tab alone, and comes back', async ({
  page,
  context,
}) => {
  await signIn(page, 'manager', '/items/list');
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'פרופיל' }).click();
  await page.getByRole('menuitem', { name: 'צפייה כבעל תפקיד אחר' }).click();
  const dialog = page.getByRole('dialog', { name: 'צפייה כבעל תפקיד אחר' });
  await dialog.getByRole('combobox', { name: 'תפקיד' }).selectOption('צוות בית העסק');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() !== 'GET') sent.push(request.url());
  });
  await dialog.getByRole('button', { name: 'התחלת הצפייה' }).click();
  await page.waitForURL('**/quickcharge');
  await expect(bar(page)).toContainText('צפייה בתור צוות בית העסק');
  await expect(page).toHaveTitle(/^\[צוות בית העסק\] חיוב מהיר/);

  const witness = await context.newPage();
  await witness.goto('/health');
  const before = await keptOf(witness);
  expect(before.length).toBeGreaterThan(0);
  await page.goto('/customers/create');
  await expect(menu(page).getByRole('link', { name: 'לקוחות', exact: true })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'הוראות קבע', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /^שם/ }).first().fill('נועה לוי');
  await page
    .getByRole('button', { name: /יצירה|שמירה/ })
    .last()
    .click();
  await expect(page.getByText(/היא לקריאה בלבד\. לא נשלחו נתונים ולא בוצע שינוי/)).toBeVisible();
  expect(sent).toEqual([]);

  expect(await keptOf(witness)).toEqual(before);
  await witness.goto('/billing-deals/list');
  await expect(title(witness)).toHaveText('הוראות קבע');
  await expect(bar(witness)).toHaveCount(0);

  await bar(page).getByRole('button', { name: 'סיום הצפייה' }).click();
  await expect(title(page)).toHaveText('פריטים');
  await expect(bar(page)).toHaveCount(0);
  await expect(menu(page).getByRole('link', { name: 'הוראות קבע', exact: true })).toBeVisible();
});
