import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { ask, card, terminalIDs } from '#tests/support/moneyPages.ts';
import {
  choose,
  expectDone,
  goOn,
  leftBehind,
  openWizard,
  resultID,
  typeCard,
  words,
} from '#tests/support/paymentPages.ts';
import { signIn } from '#tests/support/signIn.ts';

// Each walks through several steps.
test.describe.configure({ timeout: 120_000 });

const said = words.he;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/** Signs in. @returns the terminals: the first does everything, the second has no extras */
async function open(page: Page): Promise<{ first: string; second: string }> {
  await signIn(page, 'manager', '/accessibility');
  const [first = '', second = ''] = await terminalIDs(page);
  return { first, second };
}

async function payByCard(page: Page): Promise<void> {
  await typeCard(page, said);
  await goOn(page, said);
}

test('a card is saved for a customer, and charged again without typing it; the customer is among the last', async ({
  page,
}) => {
  const { second } = await open(page);
  await openWizard(page, 'charge', second, 'amount=431');
  await page.getByRole('combobox', { name: said.search }).fill('כהן');
  await page.getByRole('listbox').getByRole('option').first().click();
  const name = (await page.locator('.chosen strong').textContent()) ?? '';
  await expectAccessible(page);
  await goOn(page, said);
  await expectAccessible(page);
  await goOn(page, said);
  await page.getByRole('checkbox', { name: 'שמירת הכרטיס ללקוח' }).check();
  await typeCard(page, said);
  await expectAccessible(page);
  await goOn(page, said);
  await expectAccessible(page);
  await goOn(page, said);
  await expectAccessible(page);
  await button(page, said.charge).click();
  await expectDone(page, said.done.J4);
  // No document can be made yet: the sandbox says so beside the success.
  await expect(page.locator('.result-note')).toBeVisible();
  await expectAccessible(page);

  await button(page, said.again).click();
  await page.locator('.last-charged').getByRole('button', { name }).click();
  await goOn(page, said);
  await box(page, said.amount).fill('432');
  await goOn(page, said);
  await choose(page, said.savedCard);
  await page.getByRole('radio', { name: /4242/ }).first().check();
  await goOn(page, said);
  await page.getByRole('checkbox', { name: said.invoice }).uncheck();
  await goOn(page, said);
  await button(page, said.charge).click();
  await expectDone(page, said.done.J4);
  const made = await ask(page, `/transactions/${await resultID(page)}`);
  expect(made.creditCardToken).toEqual(expect.any(String));
});

test('items of the catalogue and free lines add up, and the slip is sent', async ({ page }) => {
  const { second } = await open(page);
  await openWizard(page, 'charge', second);
  await goOn(page, said);
  await page.getByRole('combobox', { name: 'הוספת פריט מהקטלוג' }).fill('א');
  await page.getByRole('listbox').getByRole('option').first().click();
  const price = Number(await page.getByRole('textbox', { name: /^מחיר ליחידה/ }).inputValue());
  await page.getByRole('button', { name: 'הוספת שורה חופשית' }).click();
  await page.keyboard.type('התקנה');
  const line = page.getByRole('group', { name: 'שורה 2' });
  await line.getByRole('textbox', { name: /^מחיר ליחידה/ }).fill('200');
  await line.getByRole('textbox', { name: /^הנחה/ }).fill('12.5');
  await line.getByRole('combobox', { name: 'יחידה' }).selectOption('percent');
  await line.getByRole('checkbox').check();
  await expectAccessible(page);
  await goOn(page, said);
  await payByCard(page);
  await goOn(page, said);
  await button(page, said.charge).click();
  await expectDone(page, said.done.J4);
  const made = await ask(page, `/transactions/${await resultID(page)}`);
  expect(made.transactionAmount).toBe(price + 175);
  await page.getByRole('textbox', { name: 'שליחת אישור העסקה בדוא״ל' }).fill('dana@example.test');
  await page.getByRole('button', { name: 'שליחה', exact: true }).click();
  await expect(page.getByText('אישור העסקה נשלח אל dana@example.test')).toBeVisible();
});

test('a device asks for the card, and the screen tells how far it is', async ({ page }) => {
  const { first } = await open(page);
  await openWizard(page, 'charge', first, 'amount=441');
  await goOn(page, said);
  await goOn(page, said);
  await choose(page, said.reader);
  await page.getByRole('combobox', { name: said.device }).selectOption({ index: 1 });
  await goOn(page, said);
  await goOn(page, said);
  await button(page, said.charge).click();
  await expect(page.getByText('ממתינים לכרטיס בקורא הכרטיסים…')).toBeVisible();
  await expectDone(page, said.done.J4);
});

test('the customer agrees to the commission by a message before anything is charged', async ({ page }) => {
  const { first } = await open(page);
  await openWizard(page, 'charge', first, 'amount=451');
  await goOn(page, said);
  await goOn(page, said);
  await payByCard(page);
  await goOn(page, said);
  await page.getByRole('checkbox', { name: 'בקשת הסכמה לעמלה במסרון' }).check();
  await expect(button(page, said.charge)).toHaveCount(0);
  await box(page, said.phone).fill('050-7654321');
  await page.getByRole('button', { name: 'שליחת בקשת ההסכמה' }).click();
  await expect(page.getByText('ממתינים להסכמת הלקוח…')).toBeVisible();
  await expectAccessible(page);
  const outbox = await (await page.request.get('/sandbox/outbox')).text();
  const [path = ''] = /\/sandbox\/consent\/[\w-]+/.exec(outbox) ?? [];
  const customer = await page.context().newPage();
  await customer.goto(path);
  await customer.locator('button[value=approved]').click();
  await customer.close();
  await button(page, said.charge).click();
  await expectDone(page, said.done.J4);
});

test('money is given back to a card', async ({ page }) => {
  const { second } = await open(page);
  await openWizard(page, 'refund', second, 'amount=461');
  await goOn(page, said);
  await goOn(page, said);
  await payByCard(page);
  await goOn(page, said);
  await expectAccessible(page);
  await button(page, said.refund).click();
  await expectDone(page, said.done.refund);
  expect(await ask(page, `/transactions/${await resultID(page)}`)).toMatchObject({ specialTransactionType: 'refund' });
});

test('a quick charge is made from the keyboard alone and leaves nothing of the card behind', async ({ page }) => {
  const { second } = await open(page);
  const isCard = /4242\s?4242|1230|12\s?\/\s?2?0?30/;
  await openWizard(page, 'quickcharge', second);
  await expect(box(page, said.amount)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('471');
  await page.keyboard.press('Tab');
  await page.keyboard.type(card.number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1230');
  await page.keyboard.press('Tab');
  await page.keyboard.type(card.cvv);
  // The draft has been kept by now.
  await expect.poll(() => leftBehind(page)).toContain('471');
  expect(await leftBehind(page)).not.toMatch(isCard);
  await page.keyboard.press('Enter');
  await expectDone(page, said.done.J4);
  expect(await leftBehind(page)).not.toMatch(isCard);
  // The search itself can find one.
  await page.evaluate((digits) => sessionStorage.setItem('planted', digits), card.number);
  expect(await leftBehind(page)).toMatch(isCard);
});
