import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { ask, makeDeal, ownAmount, shekels, terminalIDs } from '#tests/support/moneyPages.ts';
import { speakEnglish } from '#tests/support/paymentPages.ts';
import { signIn, signInAnew } from '#tests/support/signIn.ts';

const words = {
  he: {
    actions: 'פעולות',
    refund: 'זיכוי',
    amount: /סכום לזיכוי/,
    refunded: 'זוכתה',
    tooMuch: 'הסכום גדול מהיתרה לזיכוי',
    transmit: 'שידור',
    cancel: 'ביטול עסקה',
    keep: 'השארת העסקה',
    cancelled: 'בוטלה',
    slip: 'שליחת אישור עסקה',
    send: 'שליחה',
    timeline: 'היסטוריה',
    heldUntil: 'המסגרת תפוסה עד',
    charge: 'חיוב עסקת J5',
  },
  en: {
    actions: 'Actions',
    refund: 'Refund',
    amount: /Amount to refund/,
    refunded: 'Refunded',
    tooMuch: 'More than is left to refund',
    transmit: 'Transmit',
    cancel: 'Cancel transaction',
    keep: 'Keep the transaction',
    cancelled: 'Canceled',
    slip: 'Send slip',
    send: 'Send',
    timeline: 'Timeline',
    heldUntil: 'The amount is held until',
    charge: 'Charge J5 hold',
  },
} as const;
const { he, en } = words;
type Words = (typeof words)[keyof typeof words];

const actions = (page: Page, said: Words) => page.getByRole('group', { name: said.actions });
const action = (page: Page, said: Words, name: string) =>
  actions(page, said).getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.locator('dialog[open]');
const head = (page: Page) => page.locator('main article');

/** Signs in, makes a deal and opens its screen, in Hebrew unless it is to be English. */
async function openDeal(page: Page, amount: number, said: Words = he): Promise<string> {
  await signIn(page, 'manager', '/accessibility');
  const [terminalID = ''] = await terminalIDs(page);
  const id = await makeDeal(page, amount, { terminalID });
  if (said === en) await speakEnglish(page);
  await page.goto(`/transactions/view/${id}`);
  await expect(actions(page, said)).toBeVisible();
  return id;
}

test('a deal is refunded in parts, to the last agora and not one more', async ({ page }) => {
  const whole = ownAmount(211.17);
  const id = await openDeal(page, whole);
  await expectAccessible(page);
  const refund = async (said: Words, amount: string) => {
    await action(page, said, said.refund).click();
    await dialog(page).getByRole('textbox', { name: said.amount }).fill(amount);
    await dialog(page)
      .getByRole('button', { name: new RegExp(`^${said.refund}`) })
      .click();
  };
  await refund(he, (whole - 100.01).toFixed(2));
  await expect(head(page)).toContainText('100.01₪');
  await expect(head(page)).toContainText(he.refunded);

  for (const said of [he, en]) {
    if (said === en) await speakEnglish(page);
    await refund(said, '100.02');
    await expect(dialog(page)).toContainText(said.tooMuch);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  // The server, too, keeps count.
  const answer = await ask(page, '/transactions/chargeback', {
    existingPaymentTransactionID: id,
    refundAmount: 100.02,
  });
  expect(answer.status).toBe('error');

  await action(page, en, en.refund).click();
  await expect(dialog(page).getByRole('textbox', { name: en.amount })).toHaveValue('100.01');
  await dialog(page)
    .getByRole('button', { name: /^Refund/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(action(page, en, en.refund)).toHaveCount(0);
  await expect(head(page)).toContainText(en.refunded);
  expect((await ask(page, `/transactions/${id}`)).totalRefund).toBe(whole);
});

test('after the refund of a charge with a document its credit is the next act, on both pages', async ({ page }) => {
  await signInAnew(page, 'manager', '/accessibility');
  const [terminalID = ''] = await terminalIDs(page);
  const amount = ownAmount(216.6);
  const id = await makeDeal(page, amount, { terminalID, document: true });
  const { invoiceID } = await ask(page, `/transactions/${id}`);
  await page.goto(`/transactions/view/${id}`);
  const facts = page.getByRole('region', { name: 'סיכום' });
  // The document is named by its kind, number and amount, not by an id.
  const document = facts.locator(`a[href$="${String(invoiceID)}"]`);
  await expect(document).toContainText(/חשבונית.* \S*\d+\S* · .*216\.60/);
  await action(page, he, he.refund).click();
  await dialog(page).getByRole('textbox', { name: he.amount }).fill('50');
  await dialog(page)
    .getByRole('button', { name: /^זיכוי/ })
    .click();
  const credit = page.getByRole('button', { name: 'הפקת מסמך זיכוי' });
  await expect(credit).toBeVisible();
  await expectAccessible(page);
  await credit.press('Enter');
  await expect(dialog(page)).toContainText('50.00');
  await dialog(page).getByRole('button', { name: 'הפקת מסמך זיכוי' }).press('Enter');
  await expect(credit).toHaveCount(0);
  const { data } = await ask(page, `/transactions?initialTransactionID=${id}`);
  expect(data).toMatchObject([{ specialTransactionType: 'refund', invoiceID: expect.any(String) }]);
});

test('a deal that waits is transmitted after a question, and can not be cancelled any more', async ({ page }) => {
  const amount = ownAmount(212.2);
  const id = await openDeal(page, amount);
  await expect(page.getByRole('region', { name: he.timeline }).getByRole('listitem')).not.toHaveCount(0);
  await action(page, he, he.transmit).click();
  await expect(dialog(page)).toContainText(amount.toFixed(2));
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: he.transmit, exact: true }).click();
  await expect(action(page, he, he.transmit)).toHaveCount(0);
  await expect(action(page, he, he.cancel)).toHaveCount(0);
  expect((await ask(page, `/transactions/${id}`)).status).toBe('completed');
});

test('a deal is cancelled before it is transmitted, if that is really meant', async ({ page }) => {
  const id = await openDeal(page, ownAmount(213.3));
  await action(page, he, he.cancel).click();
  await dialog(page).getByRole('button', { name: he.keep }).click();
  expect((await ask(page, `/transactions/${id}`)).status).toBe('awaitingForTransmission');
  await speakEnglish(page);
  await action(page, en, en.cancel).click();
  // The answer that changes nothing is at hand.
  await expect(dialog(page).getByRole('button', { name: en.keep })).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: en.cancel }).click();
  await expect(head(page)).toContainText(en.cancelled);
  await expect(action(page, en, en.refund)).toHaveCount(0);
});

test('the slip goes to the address of the customer', async ({ page }) => {
  await openDeal(page, ownAmount(214.4), en);
  await action(page, en, en.slip).click();
  await expect(dialog(page).getByRole('textbox')).toHaveValue('dana@example.test');
  await dialog(page).getByRole('textbox').fill('nobody');
  await dialog(page).getByRole('button', { name: en.send }).click();
  await expect(dialog(page).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog(page).getByRole('textbox').fill('slip@example.test');
  await dialog(page).getByRole('button', { name: en.send }).click();
  await expect(dialog(page)).toHaveCount(0);
  const outbox = await page.request.get('/sandbox/outbox');
  expect(await outbox.text()).toContain('slip@example.test');
});

test('a held amount is charged once, as a new transaction', async ({ page }) => {
  await signInAnew(page, 'manager', '/accessibility');
  const [terminalID = ''] = await terminalIDs(page);
  const amount = ownAmount(215.5);
  const id = await makeDeal(page, amount, { terminalID, hold: true });
  // The sandbox's clock stands still, and holds end by it.
  await page.clock.setFixedTime('2026-11-15T10:05:00Z');
  await page.goto(`/transactions/view/${id}`);
  await expect(head(page)).toContainText(he.heldUntil);
  await speakEnglish(page);
  await expect(head(page)).toContainText(en.heldUntil);
  await action(page, en, en.charge).click();
  await dialog(page).getByRole('button', { name: en.charge }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(head(page)).toContainText(shekels(amount));
  await expect(action(page, en, en.cancel)).toBeVisible();
  await page.goto(`/transactions/view/${id}`);
  await expect(head(page)).toContainText(shekels(amount));
  await expect(action(page, en, en.charge)).toHaveCount(0);
});

test('a transaction that is not there says so, and is asked for once', async ({ page }) => {
  const id = '00000000-0000-4000-8000-000000000000';
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith(`/api/transactions/${id}`) && asked.push(request.url()));
  await signIn(page, 'manager', `/transactions/view/${id}`);
  await expect(page.getByRole('alert').filter({ hasText: 'הרשומה לא נמצאה' })).toBeVisible();
  await expect(actions(page, he)).toHaveCount(0);
  expect(asked).toHaveLength(1);
});
