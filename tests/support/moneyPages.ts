import { expect, test, type Page } from '@playwright/test';
import { isObject, type Row } from '#contract/envelope.ts';

const api = '/sandbox/transactions/api';
export const card = { number: '4242424242424242', expiry: '12/30', cvv: '123' };

/** Which try of a test this is, from 0, whether it was repeated by wish or for a failure. */
export const thisTry = () => test.info().retry + 2 * test.info().repeatEachIndex;

/**
 * An amount of this try alone, in decimals: a terminal refuses the same deal twice within five minutes, and tests count
 * the deals of an amount.
 */
export const ownAmount = (amount: number) => Math.round((amount + 1000 * thisTry()) * 100) / 100;

/** How an amount in shekels is shown. */
export const shekels = (amount: number) =>
  `${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}₪`;

/** Asks the sandbox with the token of the person who is signed in on a page. */
export async function ask(page: Page, path: string, body?: unknown): Promise<Row> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('back-office.session.user:')) ?? '';
    return String(JSON.parse(localStorage.getItem(key) ?? '{}').access_token);
  });
  const answer = await page.request.fetch(`${api}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'he-IL' },
    ...(body !== undefined && { data: body }),
  });
  const parsed: unknown = await answer.json();
  if (!isObject(parsed)) throw new Error(`no object from ${path}`);
  return parsed;
}

/** The merchant's terminals in their order: the second has no protection against doubles on the server. */
export async function terminalIDs(page: Page): Promise<string[]> {
  const { data } = await ask(page, '/../../profile/api/terminals');
  return Array.isArray(data) ? data.filter(isObject).map(({ terminalID }) => String(terminalID)) : [];
}

/** Every transaction of an amount, whatever became of it. */
export async function transactionsOf(page: Page, amount: number): Promise<Row[]> {
  const { data } = await ask(page, `/transactions?amountFrom=${amount}&amountTo=${amount}`);
  return Array.isArray(data) ? data.filter(isObject) : [];
}

/** Makes a deal, or a hold, behind the application's back. @returns its id */
export async function makeDeal(
  page: Page,
  amount: number,
  how: { terminalID: string; hold?: boolean; document?: boolean },
): Promise<string> {
  const answer = await ask(page, `/transactions/${how.hold ? 'blocking' : 'create'}`, {
    terminalID: how.terminalID,
    transactionAmount: amount,
    creditCardSecureDetails: { cardNumber: card.number, cardExpiration: card.expiry, cvv: card.cvv },
    dealDetails: { consumerEmail: 'dana@example.test', ...(how.document && { consumerName: 'Dana Levi' }) },
    ...(how.document && { issueInvoice: true }),
  });
  expect(answer.status, JSON.stringify(answer)).toBe('success');
  return String(answer.entityUID);
}

/** Opens the quick charge on a terminal and types an amount and a card. */
export async function fillQuickCharge(page: Page, amount: number, terminalID: string): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ terminalID }));
  await page.goto(`/wizard/transactions/quickcharge?filter=${filter}`);
  await page.getByRole('textbox', { name: /^סכום/ }).fill(String(amount));
  await page.getByRole('textbox', { name: /^מספר כרטיס/ }).fill(card.number);
  await page.getByRole('textbox', { name: /^תוקף/ }).fill(card.expiry);
  await page.getByRole('textbox', { name: /CVV/ }).fill(card.cvv);
}

export const chargeButton = (page: Page) => page.getByRole('button', { name: /^חיוב/ });
