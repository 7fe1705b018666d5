import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { routes } from '#src/resources/paths.ts';
import { billingRequestPath, invoicePath, paymentLinkPath, paymentPath } from '#src/resources/wizardPaths.ts';
import { words } from '#tests/support/paymentPages.ts';
import { signIn } from '#tests/support/signIn.ts';

/** Milliseconds between two keys of a fast typist. */
const pause = 30;

/** Keys by their names, else a text that is typed letter by letter; or what a person does by hand. */
type Typed = string | ((page: Page) => Promise<void>);
const named = /^(Enter|Tab)$/;

/**
 * Types as a person who waits for nothing, neither for a step nor for its focus: the next key is pressed when its time has
 * come, whatever the page is at.
 */
async function typeThrough(page: Page, all: readonly Typed[]): Promise<void> {
  let heard: Promise<void>[] = [];
  for (const typed of all) {
    if (typeof typed === 'function') {
      await Promise.all(heard);
      heard = [];
      await typed(page);
      continue;
    }
    for (const key of named.test(typed) ? [typed] : typed) {
      heard.push(named.test(key) ? page.keyboard.press(key) : page.keyboard.type(key));
      await wait(pause);
    }
  }
  await Promise.all(heard);
}

const card: readonly Typed[] = ['4580280000000008', 'Tab', '1230', 'Tab', '123'];
const toCard = (page: Page) => page.getByRole('textbox', { name: words.he.number }).focus();
const toStreet = (page: Page) => page.getByRole('textbox', { name: /^רחוב/ }).focus();

/** A step in which nothing is typed is looked at before it is passed. */
const see = (step: number) => (page: Page) =>
  expect(page.getByRole('heading', { level: 2, name: new RegExp(`^שלב ${step} `) })).toBeFocused();

/** A new customer is written to the server before the next step. */
const toAmount = (page: Page) => expect(page.locator('main [name=transactionAmount]')).toBeFocused();

interface Wizard {
  path: string;
  keys: readonly Typed[];
  /** Fields that hold what was typed. */
  fields?: Readonly<Record<string, string>>;
  /** What the last step says of what was typed. */
  says?: readonly RegExp[];
}

/** Every wizard, and the form of a deal. */
const wizards: Readonly<Record<string, Wizard>> = {
  QuickCharge: {
    path: paymentPath('QuickCharge'),
    keys: ['18.70', toCard, ...card],
    fields: { transactionAmount: '18.70', 'creditCardSecureDetails.cvv': '123' },
  },
  Charge: {
    path: paymentPath('Charge'),
    keys: ['123.45', toCard, ...card],
    says: [/123\.45/, /0008/],
  },
  Refund: {
    path: paymentPath('Refund'),
    keys: ['87.40', toCard, ...card],
    says: [/87\.40/, /0008/],
  },
  CreateBillingRequest: {
    path: billingRequestPath({ permanent: true }),
    keys: ['Enter', '45.50', 'Enter', see(3), 'Enter', see(4)],
    says: [/45\.50/],
  },
  CreateInvoice: {
    path: invoicePath(),
    keys: [
      'Enter',
      'Tab',
      'Tab',
      'דנה לוי',
      'Tab',
      'dana@mail.test',
      toStreet,
      'הרצל',
      'Enter',
      toAmount,
      '200.25',
      'Enter',
    ],
    says: [/דנה לוי/, /200\.25/],
  },
  CreatePaymentRequest: {
    path: paymentLinkPath({ permanent: true }),
    keys: ['Enter', '99.90', 'Enter', see(3), 'Enter', see(4)],
    says: [/99\.90/],
  },
  CreatePaymentRequestAlt: {
    path: routes.CreatePaymentRequestAlt.path,
    keys: ['Tab', 'Tab', '64.20', 'Tab'],
    fields: { transactionAmount: '64.20' },
  },
  CreateBillingDeal: {
    path: '/billing-deals/create',
    keys: ['Tab', 'Tab', '31.80', 'Tab'],
    fields: { transactionAmount: '31.80' },
  },
};

test('every wizard is typed through at thirty milliseconds a key, and no key is lost', async ({ page }) => {
  await signIn(page, 'manager');
  for (const [name, { path, keys, fields = {}, says = [] }] of Object.entries(wizards)) {
    await test.step(name, async () => {
      await page.goto(path);
      await expect(page.locator('main form').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await typeThrough(page, keys);
      for (const [field, value] of Object.entries(fields))
        await expect(page.locator(`main [name="${field}"]`)).toHaveValue(value);
      for (const said of says) await expect(page.locator('main')).toContainText(said);
    });
  }
});
