import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

const links = (page: Page) => page.getByRole('table').locator('[data-row-link]');
const name = (page: Page) => page.getByRole('textbox', { name: 'שם', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'שמירה' }).click();

async function createCustomer(page: Page, customerName: string): Promise<string> {
  await page.goto('/customers/create');
  await page.getByRole('textbox', { name: 'שם', exact: true }).fill(customerName);
  await page.getByLabel('דוא״ל').fill('dana@mail.test');
  await page.getByRole('button', { name: 'יצירה' }).click();
  await expect(page.getByRole('heading', { level: 2, name: customerName })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('a customer is created, changed in two tabs, deleted and restored', async ({ page, context }) => {
  await signIn(page, 'manager', '/customers/list');
  await page.getByRole('link', { name: 'לקוח חדש' }).click();
  await name(page).fill('דנ');
  await page.getByLabel('תעודת זהות').fill('123456789');
  await page.getByRole('combobox', { name: 'בנק', exact: true }).fill('12');
  await page.keyboard.press('Enter');
  await page.getByLabel('סניף').fill('571');
  await page.getByLabel('מספר חשבון').fill('041117');
  await expect(page.getByText(/ספרת הביקורת אינה תואמת/)).toBeVisible();
  await page.getByRole('button', { name: 'יצירה' }).click();
  await expect(name(page)).toHaveAccessibleDescription(/יש להזין יותר מ-2 תווים/);
  await expect(name(page)).toBeFocused();
  await expect(page.getByLabel('תעודת זהות')).toHaveAccessibleDescription('יש להזין מספר תעודת זהות תקין');
  await expectAccessible(page);
  await name(page).fill('דנה שרון');
  await page.getByLabel('תעודת זהות').fill('123456782');
  await page.getByLabel('מספר חשבון').fill('041116');
  await page.getByRole('button', { name: 'יצירה' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'דנה שרון' })).toBeVisible();
  const view = page.url();

  // Two tabs with the same form.
  await page.getByRole('button', { name: 'פעולות נוספות' }).click();
  await page.getByRole('menuitem', { name: 'עריכה' }).click();
  await expect(name(page)).toHaveValue('דנה שרון');
  const other = await context.newPage();
  await other.goto(page.url());
  await name(other).fill('דנה לוי');
  await other.getByLabel('עיר').fill('עכו');
  await save(other);
  await expect(other.getByRole('heading', { level: 2, name: 'דנה לוי' })).toBeVisible();
  await other.close();

  await name(page).fill('דנה כהן');
  await save(page);
  const conflict = page.getByRole('group', { name: 'הרשומה השתנתה בינתיים' });
  await expect(conflict).toBeVisible();
  await expect(conflict.getByRole('group', { name: 'שם' }).getByRole('radio', { name: /דנה כהן/ })).toBeChecked();
  await expect(conflict.getByRole('group', { name: 'עיר' }).getByRole('radio', { name: /עכו/ })).toBeChecked();
  await expect(page.getByLabel('עיר')).toHaveValue('עכו');
  await expectAccessible(page);
  await save(page);
  await expect(page.getByRole('heading', { level: 2, name: 'דנה כהן' })).toBeVisible();
  await expect(page.locator('article > header')).toContainText('עכו');

  await page.getByRole('button', { name: 'פעולות נוספות' }).click();
  await page.getByRole('menuitem', { name: 'מחיקה' }).click();
  const question = page.getByRole('dialog', { name: 'למחוק את הלקוח דנה כהן?' });
  await expect(question).toContainText('אין ללקוח כרטיסים שמורים או הוראות קבע.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'מחיקה' }).click();
  await expect(page.locator('article > header')).toContainText('נמחק');
  await expect(page.getByRole('button', { name: 'שחזור' })).toBeFocused();
  await page.getByRole('button', { name: 'שחזור' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'חיוב', exact: true })).toBeFocused();
  expect(page.url()).toBe(view);
});

test('a list that was left shows no customer as before', async ({ page }) => {
  await signIn(page, 'manager', '/customers/list');
  await expect(links(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'לקוח חדש' }).click();
  await name(page).fill('לקוח טרי');
  await page.getByRole('button', { name: 'יצירה' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'לקוח טרי' })).toBeVisible();
  await page.getByRole('link', { name: 'לקוחות', exact: true }).click();
  await expect(page.getByRole('row', { name: /לקוח טרי/ })).toBeVisible();
  await page
    .getByRole('row', { name: /לקוח טרי/ })
    .getByRole('button', { name: /^פעולות/ })
    .click();
  await page.getByRole('menuitem', { name: 'מחיקה' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'מחיקה' }).click();
  await expect(page.getByRole('row', { name: /לקוח טרי/ })).toHaveCount(0);
  // The focus stays in its place, at the row that has moved up.
  await expect(page.locator('[data-row-actions]').first()).toBeFocused();
});

test("a customer's page has what belongs to the customer, as far as the role goes", async ({ page }) => {
  await signIn(page, 'manager', '/customers/list');
  await links(page).first().click();
  const kinds = page.getByRole('group', { name: 'מה מוצג' }).getByRole('button');
  await expect(kinds).toHaveCount(5);
  await expect(kinds.filter({ hasText: 'תשלומים' })).toHaveText(/\d/);
  const figures = page.getByRole('region', { name: 'נתונים' });
  await expect(figures.getByRole('term')).toHaveText(['לתשלום בדרישות פתוחות', 'שולם השנה', 'בכל חודש', 'נכשלו השנה']);
  await expect(figures.locator('[aria-busy=true]')).toHaveCount(0);
  for (const kind of await kinds.all()) {
    await kind.click();
    await expect(kind).toHaveAttribute('aria-pressed', 'true');
    // Rows, or that there are none.
    await expect(page.getByRole('region', { name: 'מה היה' }).locator('ul, p')).toHaveCount(1);
    await expectAccessible(page);
  }
  const address = page.url();

  const merchant = await (await page.context().browser()?.newContext())?.newPage();
  if (!merchant) throw new Error('no second browser');
  const forbidden: string[] = [];
  merchant.on('response', (response) => response.status() === 403 && forbidden.push(response.url()));
  await signIn(merchant, 'merchant', address);
  const theirs = merchant.getByRole('group', { name: 'מה מוצג' }).getByRole('button');
  await expect(theirs).toHaveCount(4);
  await expect(theirs.filter({ hasText: 'הוראות קבע' })).toHaveCount(0);
  await expect(theirs.filter({ hasText: 'תשלומים' })).toHaveText(/\d/);
  await expect(merchant.getByText('בכל חודש')).toHaveCount(0);
  expect(forbidden).toEqual([]);
  await merchant.context().close();
});

test('a card is saved, extended and deleted', async ({ page }) => {
  await signIn(page, 'manager', '/customers/list');
  const id = await createCustomer(page, 'בעלת כרטיס');
  await page.getByRole('link', { name: 'הוספת כרטיס' }).click();
  await page.getByLabel('מספר כרטיס').fill('4111111111111112');
  await page.getByLabel('תוקף').fill('1226');
  await page.getByLabel('קוד אבטחה (CVV)').fill('123');
  await page.getByRole('button', { name: 'שמירת הכרטיס' }).click();
  await expect(page.getByLabel('מספר כרטיס')).toHaveAccessibleDescription('מספר כרטיס האשראי אינו תקין');
  await expectAccessible(page);
  await page.getByLabel('מספר כרטיס').fill('4580000000000000');
  await page.getByLabel('מספר כרטיס').fill('4111111111111111');
  await page.getByRole('button', { name: 'שמירת הכרטיס' }).click();
  const cards = page.getByRole('list', { name: 'כרטיסים שמורים' });
  await expect(cards.getByRole('listitem')).toHaveCount(1);
  await expect(cards).toContainText('התוקף יפוג בקרוב');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(window.localStorage), Object.entries(window.sessionStorage)]),
  );
  expect(kept).not.toMatch(/4111111111111111|4111 1111/);

  await cards.getByRole('link', { name: /הארכת תוקף/ }).click();
  await page.getByLabel('תוקף חדש').fill('1126');
  await page.getByRole('button', { name: 'הארכת תוקף' }).click();
  await expect(page.getByLabel('תוקף חדש')).toHaveAccessibleDescription('התוקף החדש חייב להיות מאוחר מהנוכחי');
  await expectAccessible(page);
  const editing = page.url();
  await page.getByLabel('תוקף חדש').fill('1230');
  await page.getByRole('button', { name: 'הארכת תוקף' }).click();
  await expect(cards).toContainText('12 / 2030');
  await expect(cards).not.toContainText('התוקף יפוג בקרוב');

  await cards.getByRole('button', { name: /^מחיקה/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה' }).click();
  await expect(page.getByText('אין ללקוח כרטיסים שמורים.')).toBeVisible();
  await page.goto(editing);
  await expect(page.getByText('הכרטיס השמור אינו זמין עוד. הוא נמחק')).toBeVisible();
  expect(id).not.toBe('');
});

test('an import of customers reports what failed and why, and imports nothing twice', async ({ page }) => {
  await signIn(page, 'manager', '/customers/list');
  await expect(links(page).first()).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'ייבוא לקוחות' });
  const counts: number[][] = [];
  for (const round of ['first', 'second']) {
    await test.step(round, async () => {
      await page.getByRole('button', { name: 'פעולות נוספות' }).click();
      await page.getByRole('menuitem', { name: 'ייבוא' }).click();
      await dialog.getByRole('button', { name: 'ייבוא' }).click();
      await expect(dialog.getByRole('definition')).toHaveCount(3);
      counts.push((await dialog.getByRole('definition').allTextContents()).map(Number));
      await expect(dialog.getByRole('cell', { name: 'לא ניתן לייבא לקוח ללא כתובת דוא״ל' }).first()).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'סגירה' }).click();
      await expect(dialog).toHaveCount(0);
    });
  }
  const [first = [], second = []] = counts;
  expect(first[0]).toBeGreaterThan(0);
  expect(second[0]).toBe(0);
  expect(second[2]).toBe(first[2]);
});

const usualCard = {
  creditCardTokenID: '6f1c2d3e-d9cb-469f-a165-70867728950e',
  cardNumber: '****4242',
  cardExpiration: '12/30',
  expired: false,
  cardVendor: 'visa',
  // As long as an owner and a terminal are together.
  cardOwnerName: 'אלכסנדרה רוזנברג החנות הראשית',
  consumerEmail: 'dana@mail.test',
  created: '2026-10-01T08:00:00.000Z',
  consumerID: '7f1c2d3e-d9cb-469f-a165-70867728950e',
  terminalID: '8f1c2d3e-d9cb-469f-a165-70867728950e',
  merchantID: '9f1c2d3e-d9cb-469f-a165-70867728950e',
};

test('while the cards of a customer load, the page has room for one', async ({ page }) => {
  let isHeld = true;
  await page.route(/api\/cardtokens/i, async (route) => {
    await expect.poll(() => isHeld).toBe(false);
    // Whatever customer is first, and however many cards theirs are.
    await route.fulfill({ json: { data: [usualCard], numberOfRecords: 1 } });
  });
  await signIn(page, 'manager', '/customers/list');
  await links(page).first().click();
  const cards = page.getByRole('region', { name: 'כרטיסים שמורים' });
  const height = async () => (await cards.boundingBox())?.height ?? 0;
  await expect(cards.locator('[aria-busy=true]')).toBeVisible();
  const before = await height();
  isHeld = false;
  await expect(cards.getByRole('listitem')).toHaveCount(1);
  // A line of a card more or less; the room of a whole record was 120 px too much.
  expect(Math.abs((await height()) - before)).toBeLessThan(25);
});
