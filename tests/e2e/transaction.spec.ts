import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { ask, makeDeal, terminalIDs } from '#tests/support/moneyPages.ts';
import { signIn } from '#tests/support/signIn.ts';

const actions = (page: Page) => page.getByRole('group', { name: 'פעולות' });
const action = (page: Page, name: string) => actions(page).getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.locator('dialog[open]');
const head = (page: Page) => page.locator('.transaction-header');

/** Signs in, makes a deal and opens its screen. */
async function openDeal(page: Page, amount: number, hold = false): Promise<string> {
  await signIn(page, 'manager', '/accessibility');
  const [terminalID = ''] = await terminalIDs(page);
  const id = await makeDeal(page, amount, { terminalID, hold });
  await page.goto(`/transactions/view/${id}`);
  await expect(actions(page)).toBeVisible();
  return id;
}

test('a deal is refunded in parts, to the last agora and not one more', async ({ page }) => {
  const id = await openDeal(page, 211.17);
  await expectAccessible(page);
  const refund = async (amount: string) => {
    await action(page, 'זיכוי').click();
    await dialog(page)
      .getByRole('textbox', { name: /סכום לזיכוי/ })
      .fill(amount);
    await dialog(page)
      .getByRole('button', { name: /^זיכוי/ })
      .click();
  };
  await refund('111.16');
  await expect(head(page)).toContainText('100.01₪');
  await expect(head(page)).toContainText('זוכתה');

  await refund('100.02');
  await expect(dialog(page)).toContainText('הסכום גדול מהיתרה לזיכוי');
  await expectAccessible(page);
  // The server, too, keeps count.
  const answer = await ask(page, '/transactions/chargeback', {
    existingPaymentTransactionID: id,
    refundAmount: 100.02,
  });
  expect(answer.status).toBe('error');
  await page.keyboard.press('Escape');

  await action(page, 'זיכוי').click();
  await expect(dialog(page).getByRole('textbox', { name: /סכום לזיכוי/ })).toHaveValue('100.01');
  await dialog(page)
    .getByRole('button', { name: /^זיכוי/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(action(page, 'זיכוי')).toHaveCount(0);
  expect((await ask(page, `/transactions/${id}`)).totalRefund).toBe(211.17);
});

test('a deal that waits is transmitted after a question, and can not be cancelled any more', async ({ page }) => {
  const id = await openDeal(page, 212.2);
  await expect(page.getByRole('region', { name: 'מהלך העסקה' }).getByRole('listitem')).not.toHaveCount(0);
  await action(page, 'שידור').click();
  await expect(dialog(page)).toContainText('212.20₪');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'שידור', exact: true }).click();
  await expect(action(page, 'שידור')).toHaveCount(0);
  await expect(action(page, 'ביטול עסקה')).toHaveCount(0);
  expect((await ask(page, `/transactions/${id}`)).status).toBe('completed');
});

test('a deal is cancelled before it is transmitted, if that is really meant', async ({ page }) => {
  const id = await openDeal(page, 213.3);
  await action(page, 'ביטול עסקה').click();
  await dialog(page).getByRole('button', { name: 'השארת העסקה' }).click();
  expect((await ask(page, `/transactions/${id}`)).status).toBe('awaitingForTransmission');
  await action(page, 'ביטול עסקה').click();
  await dialog(page).getByRole('button', { name: 'ביטול עסקה' }).click();
  await expect(head(page)).toContainText('בוטלה');
  await expect(actions(page).getByRole('button', { name: 'זיכוי' })).toHaveCount(0);
});

test('the slip goes to the address of the customer', async ({ page }) => {
  await openDeal(page, 214.4);
  await action(page, 'שליחת אישור עסקה').click();
  await expect(dialog(page).getByRole('textbox')).toHaveValue('dana@example.test');
  await dialog(page).getByRole('textbox').fill('nobody');
  await dialog(page).getByRole('button', { name: 'שליחה' }).click();
  await expect(dialog(page).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog(page).getByRole('textbox').fill('slip@example.test');
  await dialog(page).getByRole('button', { name: 'שליחה' }).click();
  await expect(dialog(page)).toHaveCount(0);
  const outbox = await page.request.get('/sandbox/outbox');
  expect(await outbox.text()).toContain('slip@example.test');
});

test('a held amount is charged once, as a new transaction', async ({ page }) => {
  await signIn(page, 'manager', '/accessibility');
  const [terminalID = ''] = await terminalIDs(page);
  const id = await makeDeal(page, 215.5, { terminalID, hold: true });
  // The sandbox's clock stands still, and holds end by it.
  await page.clock.setFixedTime('2026-11-15T10:05:00Z');
  await page.goto(`/transactions/view/${id}`);
  await expect(head(page)).toContainText('המסגרת תפוסה עד');
  await action(page, 'חיוב הסכום התפוס').click();
  await dialog(page).getByRole('button', { name: 'חיוב הסכום התפוס' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(head(page)).toContainText('215.50₪');
  await expect(action(page, 'ביטול עסקה')).toBeVisible();
  await page.goto(`/transactions/view/${id}`);
  await expect(head(page)).toContainText('215.50₪');
  await expect(action(page, 'חיוב הסכום התפוס')).toHaveCount(0);
});

test('a transaction that is not there says so, and is asked for once', async ({ page }) => {
  const id = '00000000-0000-4000-8000-000000000000';
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith(`/api/transactions/${id}`) && asked.push(request.url()));
  await signIn(page, 'manager', `/transactions/view/${id}`);
  await expect(page.getByRole('alert').filter({ hasText: 'הרשומה לא נמצאה' })).toBeVisible();
  await expect(actions(page)).toHaveCount(0);
  expect(asked).toHaveLength(1);
});
