import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { ask, card, ownAmount, terminalIDs, thisTry } from '#tests/support/moneyPages.ts';
import {
  choose,
  expectDone,
  leftBehind,
  openWizard,
  resultID,
  speakEnglish,
  typeCard,
  unfold,
  words,
  type Words,
} from '#tests/support/paymentPages.ts';
import { signIn } from '#tests/support/signIn.ts';

const { he, en } = words;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/** Signs in. @returns the terminals: the first does everything, the second has no extras */
async function open(page: Page): Promise<{ first: string; second: string }> {
  await signIn(page, 'manager', '/accessibility');
  const [first = '', second = ''] = await terminalIDs(page);
  return { first, second };
}

/** Goes on in English, from a page that offers languages. */
async function goOnInEnglish(page: Page): Promise<Words> {
  await page.goto('/accessibility');
  await speakEnglish(page);
  return en;
}

test('a card is saved for a customer, and charged again without typing it; the customer is among the last', async ({
  page,
}) => {
  const { second } = await open(page);
  await openWizard(page, 'charge', second, 'amount=431');
  await page.getByRole('combobox', { name: he.search }).fill('כהן');
  await page.getByRole('listbox').getByRole('option').first().click();
  const name = (await page.locator('form strong').textContent()) ?? '';
  await expectAccessible(page);
  await typeCard(page, he);
  for (const title of Object.values(he.fold)) await unfold(page, title);
  await page.getByRole('checkbox', { name: he.keepCard }).check();
  await page.getByRole('checkbox', { name: he.invoice }).check();
  await expectAccessible(page);
  const summary = page.getByRole('complementary', { name: 'סיכום' });
  await expect(summary).toContainText(/4242/);
  await expect(summary).toContainText(/@/);
  await expect(summary).toContainText('הכרטיס יישמר');
  await button(page, he.charge).click();
  await expectDone(page, he.done.J4);
  const { invoiceID } = await ask(page, `/transactions/${await resultID(page)}`);
  const { invoiceNumber } = await ask(page, `/invoicing/${String(invoiceID)}`);
  const issued = page.getByRole('link', { name: new RegExp(`^${he.issued}.*${String(invoiceNumber)}`) });
  await expect(issued).toHaveAttribute('href', `/invoicing/view/${String(invoiceID)}`);
  await expect(page.getByText('הכרטיס נשמר לחיובים הבאים')).toBeVisible();
  // Nothing else has to be said beside the success.
  await expect(page.locator('article > [role=status]')).toHaveCount(0);
  await expect(page.locator('[role=status][aria-atomic=false]')).toBeEmpty();
  await expectAccessible(page);

  await goOnInEnglish(page);
  await openWizard(page, 'charge', second);
  await page.getByRole('region', { name: 'Recently charged' }).getByRole('button', { name }).click();
  await box(page, en.amount).fill('432');
  await choose(page, en.savedCard);
  await page.getByRole('radio', { name: /4242/ }).first().check();
  await unfold(page, en.fold.document);
  await page.getByRole('checkbox', { name: en.invoice }).check();
  await button(page, en.charge).click();
  await expectDone(page, en.done.J4);
  await expect(page.getByRole('link', { name: new RegExp(`^${en.issued}`) })).toBeVisible();
  const made = await ask(page, `/transactions/${await resultID(page)}`);
  expect(made.creditCardToken).toEqual(expect.any(String));
});

test('items of the catalogue and free lines add up, and the slip is sent', async ({ page }) => {
  const { second } = await open(page);
  await speakEnglish(page);
  await openWizard(page, 'charge', second);
  await unfold(page, en.fold.lines);
  await page.getByRole('combobox', { name: 'Add an item from the catalogue' }).fill('א');
  await page.getByRole('listbox').getByRole('option').first().click();
  const price = Number(await box(page, /^Unit price/).inputValue());
  await button(page, 'Add a custom line').click();
  await page.keyboard.type('התקנה');
  const line = page.getByRole('group', { name: 'Line 2' });
  await line.getByRole('textbox', { name: /^Unit price/ }).fill('200');
  await line.getByRole('textbox', { name: /^Discount/ }).fill('12.5');
  await line.getByRole('combobox', { name: 'Discount type' }).selectOption('percent');
  await line.getByRole('checkbox').check();
  await expectAccessible(page);
  await typeCard(page, en);
  await button(page, en.charge).click();
  await expectDone(page, en.done.J4);
  const made = await ask(page, `/transactions/${await resultID(page)}`);
  expect(made.transactionAmount).toBe(price + 175);
  await box(page, 'Send the slip by email').fill('dana@example.test');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('The slip was sent to dana@example.test')).toBeVisible();
});

test('a device asks for the card, and the screen tells how far it is; nobody at the device is a refusal', async ({
  page,
}) => {
  const { first } = await open(page);
  const payAtDevice = async (said: Words, amount: number) => {
    await openWizard(page, 'charge', first, `amount=${ownAmount(amount)}`);
    await choose(page, said.reader);
    await page.getByRole('combobox', { name: said.device }).selectOption({ index: 1 });
    await button(page, said.charge).click();
    await expect(page.getByText(said.awaitingCard)).toBeVisible();
  };
  await payAtDevice(he, 441);
  await expectDone(page, he.done.J4);
  await payAtDevice(await goOnInEnglish(page), 442.09);
  await expect(page.getByRole('alert').filter({ hasText: en.refused })).toContainText('009');
  await expect(page.getByRole('radio', { name: en.reader })).toBeChecked();
});

test('the customer agrees to the commission by a message before anything is charged', async ({ page }) => {
  const { first } = await open(page);
  const askCustomer = async (said: Words, amount: number, phone: string) => {
    await openWizard(page, 'charge', first, `amount=${ownAmount(amount)}`);
    await typeCard(page, said);
    await page.getByRole('checkbox', { name: said.consent.ask }).check();
    await expect(button(page, said.charge)).toHaveCount(0);
    await box(page, said.phone).fill(phone);
    await button(page, said.consent.send).click();
    await expect(page.getByText(said.consent.pending)).toBeVisible();
  };
  const answer = async (phone: string, answered: 'approved' | 'declined') => {
    const { messages } = await (await page.request.get('/sandbox/outbox')).json();
    const { links } = messages.find(({ recipient }: { recipient: string }) => recipient === phone);
    const customer = await page.context().newPage();
    await customer.goto(links[0]);
    await customer.locator(`button[value=${answered}]`).click();
    await expect(customer.getByRole('status')).toBeVisible();
    await customer.close();
  };
  const [one, another] = [`050-76543${thisTry()}1`, `050-76543${thisTry()}2`];
  await askCustomer(he, 451, one);
  await expectAccessible(page);
  await answer(one, 'approved');
  await button(page, he.charge).click();
  await expectDone(page, he.done.J4);

  await askCustomer(await goOnInEnglish(page), 452, another);
  await answer(another, 'declined');
  await expect(page.getByText(en.consent.declined)).toBeVisible();
  await expect(button(page, en.charge)).toHaveCount(0);
  await button(page, en.consent.send).click();
  await expect(page.getByText(en.consent.pending)).toBeVisible();
  await answer(another, 'approved');
  await expect(page.getByText(en.consent.approved)).toBeVisible();
  await button(page, en.charge).click();
  await expectDone(page, en.done.J4);
});

test('money is given back to a card', async ({ page }) => {
  const { second } = await open(page);
  const giveBack = async (said: Words, amount: string) => {
    await openWizard(page, 'refund', second, `amount=${amount}`);
    await typeCard(page, said);
    await button(page, said.refund).click();
    await expectDone(page, said.done.refund);
    const made = await ask(page, `/transactions/${await resultID(page)}`);
    expect(made).toMatchObject({ specialTransactionType: 'refund', transactionAmount: Number(amount) });
  };
  await giveBack(he, '461');
  await expectAccessible(page);
  await giveBack(await goOnInEnglish(page), '462.01');
});

test('a quick charge is made from the keyboard alone and leaves nothing of the card behind', async ({ page }) => {
  const { second } = await open(page);
  // An instant in milliseconds may have the digits of an expiry among its own.
  const isCard = /4242\s?4242|(?<!\d)1230(?!\d)|12\s?\/\s?2?0?30/;
  await openWizard(page, 'quickcharge', second);
  await expect(box(page, he.amount)).toBeFocused();
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
  await expectDone(page, he.done.J4);
  expect(await leftBehind(page)).not.toMatch(isCard);
  // The search itself can find one.
  await page.evaluate((digits) => sessionStorage.setItem('planted', digits), card.number);
  expect(await leftBehind(page)).toMatch(isCard);
});
