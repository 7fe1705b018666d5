import { expect, type Page } from '@playwright/test';
import { card } from './moneyPages.ts';

/** The words of the wizards that browser tests look for. */
export const words = {
  he: {
    next: 'המשך',
    fold: { lines: 'עבור', payments: 'תשלומים', document: 'מסמך', save: 'שמירת הכרטיס', action: 'פעולה, מטבע' },
    search: 'חיפוש לקוח',
    amount: /^סכום/,
    number: /^מספר כרטיס/,
    expiry: /^תוקף/,
    code: /CVV/,
    charge: /^חיוב .*\d/,
    hold: /^תפיסת/,
    check: 'בדיקת כרטיס',
    refund: /^זיכוי .*\d/,
    again: /חיוב חדש|זיכוי חדש/,
    types: { J5: 'תפיסת מסגרת (J5)', J2: 'בדיקת כרטיס' },
    done: { J4: 'החיוב בוצע', J5: 'המסגרת נתפסה', J2: 'הכרטיס תקין', refund: 'הזיכוי בוצע' },
    deals: { regularDeal: 'עסקה רגילה', immediate: 'חיוב מיידי', installments: 'תשלומים', credit: 'קרדיט' },
    count: /^מספר תשלומים/,
    first: 'תשלום ראשון',
    invoice: 'הפקת חשבונית',
    issued: 'הופקה, מספר',
    savedCard: 'כרטיס שמור',
    reader: 'פינפד',
    device: /^פינפד/,
    voice: 'מספר אישור טלפוני',
    phone: /^טלפון/,
    refused: 'העסקה סורבה',
    keepCard: 'שמירת הכרטיס ללקוח',
    awaitingCard: 'ממתינים לכרטיס בפינפד…',
    consent: {
      ask: 'בקשת הסכמה לעמלה ב-SMS',
      send: 'שליחת בקשת ההסכמה',
      pending: 'ממתינים להסכמת הלקוח…',
      approved: 'הלקוח הסכים לעמלה.',
      declined: 'הלקוח לא הסכים לעמלה. החיוב לא בוצע.',
    },
  },
  en: {
    next: 'Continue',
    fold: {
      lines: 'For',
      payments: 'Payments',
      document: 'Document',
      save: 'Saving the card',
      action: 'Action, currency',
    },
    search: 'Find a customer',
    amount: /^Amount/,
    number: /^Card number/,
    expiry: /^Expiry/,
    code: /Security code/,
    charge: /^Charge .*\d/,
    hold: /^Hold/,
    check: 'Check card',
    refund: /^Refund .*\d/,
    again: /New charge|New refund/,
    types: { J5: 'Hold (J5)', J2: 'Card check' },
    done: { J4: 'Charged', J5: 'The amount is held', J2: 'The card is valid', refund: 'Refunded' },
    deals: {
      regularDeal: 'Regular transaction',
      immediate: 'Immediate',
      installments: 'Installments',
      credit: 'Credit',
    },
    count: /^Number of installments/,
    first: 'First installment',
    invoice: 'Issue an invoice',
    issued: 'Issued, number',
    savedCard: 'Saved card',
    reader: 'Pinpad',
    device: /^Pinpad/,
    voice: 'Voice authorization number',
    phone: /^Phone/,
    refused: 'The transaction was declined',
    keepCard: 'Save the card for the customer',
    awaitingCard: 'Waiting for the card at the pinpad…',
    consent: {
      ask: 'Ask for consent to the commission by SMS',
      send: 'Ask for consent',
      pending: 'Waiting for the customer to agree…',
      approved: 'The customer agreed to the commission.',
      declined: 'The customer did not agree to the commission. No charge was made.',
    },
  },
} as const;

export type Words = (typeof words)[keyof typeof words];

/** Opens a wizard on a terminal. @param query further parameters of its address */
export async function openWizard(
  page: Page,
  wizard: 'charge' | 'quickcharge' | 'refund',
  terminalID: string,
  query = '',
): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ terminalID }));
  await page.goto(`/wizard/transactions/${wizard}?filter=${filter}&${query}`);
  await expect(page.locator('main form[aria-labelledby]')).toBeVisible();
}

/** Unfolds a part of a page by its title. */
export async function unfold(page: Page, title: string): Promise<void> {
  const part = page.locator('details', { has: page.locator('summary', { hasText: title }) });
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
}

/** Goes on to the next step. */
export async function goOn(page: Page, { next }: Words): Promise<void> {
  const step = page.locator('[aria-current=step]');
  const before = await step.textContent();
  await page.getByRole('button', { name: next, exact: true }).click();
  await expect(step).not.toHaveText(before ?? '');
}

export async function typeCard(page: Page, { number, expiry, code }: Words, digits = card.number): Promise<void> {
  await page.getByRole('textbox', { name: number }).fill(digits);
  await page.getByRole('textbox', { name: expiry }).fill(card.expiry);
  await page.getByRole('textbox', { name: code }).fill(card.cvv);
}

/** Chooses one of a few values that are in sight. */
export const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

/** The page that says what became of a deal. */
export const expectDone = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();

/** Changes the language by the control of the frame. */
export async function speakEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /עברית/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
}

/** The id of the transaction whose result is on screen. */
export async function resultID(page: Page): Promise<string> {
  const href = await page.locator('article a[href^="/transactions/view/"]').getAttribute('href');
  return href?.split('/').at(-1) ?? '';
}

/** Everything that stays behind in the browser, as text. */
export function leftBehind(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([localStorage, sessionStorage, location.href, history.state, document.cookie, databases]);
  });
}
