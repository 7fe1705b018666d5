import { expect, test, type Page } from '@playwright/test';
import { isObject } from '#contract/envelope.ts';
import { buildPath, routes } from '#src/resources/paths.ts';
import { lists, resources } from '#src/resources/registry.ts';
import { billingRequestPath, invoicePath, paymentLinkPath, paymentPath } from '#src/resources/wizardPaths.ts';
import { ask } from '#tests/support/moneyPages.ts';
import { signIn } from '#tests/support/signIn.ts';
import { expectHeard, listen, walk } from '#tests/support/walk.ts';

/** Few rows: every one has three stops. */
const shortList = '?filter=%7B%7D&page=1&perPage=10';
const plainLists = lists.filter(({ page }) => !page.path.includes(':'));
/** What a record of one list leads to: the lists that belong to it. */
const listsOfOne = { Transmissions: 'TransactionsByTransmission', MasavFiles: 'MasavFileRows' } as const;
const typeAmount = (page: Page) => page.getByRole('textbox', { name: /^סכום/ }).first().fill('10');
const chooseCustomer = async (page: Page) => {
  await page.getByRole('combobox', { name: /^חיפוש לקוח/ }).fill('a');
  await page.getByRole('option').first().click();
};
/** Chooses a customer, whose address may be missing, or come before or after one is typed. */
const chooseCustomerAndAddress = async (page: Page) => {
  await chooseCustomer(page);
  await page.getByRole('textbox', { name: /^רחוב/ }).fill('הרצל');
};
const takeCash = (page: Page) => page.getByRole('button', { name: 'הוספה: מזומן' }).click();

interface WizardWalk {
  path: string;
  steps: number;
  /** The step at which what it lacks is heard; absent: the first. */
  lacksAt?: number;
  /** What a step needs before the next. */
  fill?: Readonly<Record<number, (page: Page) => Promise<void>>>;
}
const wizards: Readonly<Record<string, WizardWalk>> = {
  QuickCharge: { path: paymentPath('QuickCharge'), steps: 1 },
  Charge: { path: paymentPath('Charge'), steps: 1 },
  Refund: { path: paymentPath('Refund'), steps: 1 },
  CreateBillingRequest: {
    path: billingRequestPath({ permanent: true }),
    steps: 4,
    lacksAt: 2,
    fill: { 2: typeAmount },
  },
  CreateInvoice: {
    path: invoicePath(),
    steps: 5,
    lacksAt: 2,
    fill: { 2: chooseCustomerAndAddress, 3: typeAmount, 4: takeCash },
  },
  CreatePaymentRequest: { path: paymentLinkPath(), steps: 4, fill: { 1: chooseCustomer, 2: typeAmount } },
  CreatePaymentRequestAlt: { path: routes.CreatePaymentRequestAlt.path, steps: 1 },
};
const forms = resources.flatMap(({ screens, lists: [{ page, name }] }) =>
  screens.map((screen) => ({ path: screen.page.path, list: page.path, name })),
);

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Walks there and back. @returns what is wrong, with the place it is wrong at */
async function walkBothWays(page: Page, place: string): Promise<string[]> {
  const there = await walk(page, 'Tab');
  const back = await walk(page, 'Shift+Tab');
  expect(there.stops, `${place} has stops`).toBeGreaterThan(2);
  return [...there.faults, ...back.faults.map((fault) => `back, ${fault}`)].map((fault) => `${place}: ${fault}`);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? '');

test('every list is walked there and back, and says what sorting and turning pages did', async ({ page }) => {
  test.setTimeout(600_000);
  const heard = await listen(page);
  await signIn(page, 'manager');
  const faults: string[] = [];
  for (const { page: place, name } of plainLists) {
    await test.step(name, async () => {
      await page.goto(place.path + shortList);
      await settle(page);
      faults.push(...(await walkBothWays(page, name)));
      const sorter = page.getByRole('columnheader').getByRole('button').first();
      if ((await sorter.count()) > 0) {
        await heard();
        await sorter.focus();
        await page.keyboard.press('Enter');
        await expectHeard(heard, `${name}: the order`);
        await settle(page);
        if ((await focused(page)) === 'BODY') faults.push(`${name}: sorting loses the focus`);
      }
      const next = page.getByRole('button', { name: 'הבא', exact: true });
      if (
        (await next.count()) > 0 &&
        (await next.getAttribute('aria-disabled')) !== 'true' &&
        (await next.isEnabled())
      ) {
        await heard();
        await next.focus();
        await page.keyboard.press('Enter');
        await expectHeard(heard, `${name}: the page`);
        await settle(page);
        if ((await focused(page)) === 'BODY') faults.push(`${name}: turning the page loses the focus`);
      }
    });
  }
  expect(faults).toEqual([]);
});

/** Where the first row of a list leads. */
async function firstLink(page: Page, list: string): Promise<string> {
  await page.goto(list + shortList);
  return (await page.locator('[data-row-link]').first().getAttribute('href')) ?? '';
}

/** The id of the first record of a list. */
async function firstId(page: Page, list: string): Promise<string> {
  return (await firstLink(page, list)).split('/').at(-1)?.split('?')[0] ?? '';
}

test('the lists of one record are walked there and back', async ({ page }) => {
  await signIn(page, 'manager');
  const faults: string[] = [];
  for (const [parent, name] of Object.entries(listsOfOne)) {
    await page.goto(await firstLink(page, routes[parent as keyof typeof listsOfOne].path));
    await settle(page);
    await expect(page).toHaveURL(new RegExp(routes[name].path.replace(/:\w+/g, '[\\w-]+')));
    faults.push(...(await walkBothWays(page, name)));
  }
  expect(faults).toEqual([]);
});

/** The id of a saved card; no list of its own leads to one. */
async function firstCard(page: Page): Promise<string> {
  const { data } = await ask(page, '/cardtokens?take=1');
  const [card] = Array.isArray(data) ? data.filter(isObject) : [];
  return String(card?.creditCardTokenID);
}

/** Sends what is empty: the focus goes to the first field with a fault, which is read out with it. */
async function expectFaultsSaid(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').first().press('Enter');
  const faulty = page.locator(':focus');
  await expect(faulty).toHaveAttribute('aria-invalid', 'true');
  await expect(faulty).toHaveAccessibleDescription(/\S/);
}

test('every form is walked there and back, and says what it lacks', async ({ page }) => {
  test.setTimeout(600_000);
  const heard = await listen(page);
  await signIn(page, 'manager');
  const faults: string[] = [];
  for (const { path, list, name } of forms) {
    await test.step(`${name} ${path}`, async () => {
      // What may be left out, is.
      const needsId = /:\w+(\/|$)/.test(path);
      const isCard = path === routes.EditCardToken.path;
      const id = isCard ? await firstCard(page) : needsId ? await firstId(page, list) : '';
      await page.goto(buildPath(path, needsId ? { id, customerid: id } : {}));
      await settle(page);
      await expect(page.locator('main form')).toBeVisible();
      faults.push(...(await walkBothWays(page, path)));
      const required = page.locator('main form [aria-required=true]');
      for (const field of await required.all()) await field.fill('').catch(() => undefined);
      await heard();
      await expectFaultsSaid(page);
      await expectHeard(heard, `${path}: that the form has faults`);
    });
  }
  expect(faults).toEqual([]);
});

test('every wizard is walked there and back, step by step, and says what it lacks', async ({ page }) => {
  test.setTimeout(600_000);
  await signIn(page, 'manager');
  const faults: string[] = [];
  for (const [name, { path, steps, lacksAt = 1, fill }] of Object.entries(wizards)) {
    await test.step(name, async () => {
      await page.goto(path);
      await settle(page);
      for (let step = 1; step <= steps; step += 1) {
        faults.push(...(await walkBothWays(page, `${name}, step ${step}`)));
        if (step === lacksAt) await expectFaultsSaid(page);
        await fill?.[step]?.(page);
        if (step < steps) {
          await page.locator('main form button[type=submit]').press('Enter');
          await expect(page.getByRole('heading', { level: 2, name: new RegExp(`${step + 1}`) })).toBeVisible();
        }
      }
    });
  }
  expect(faults).toEqual([]);
});
