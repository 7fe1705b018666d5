import { expect, test, type Page, type Route } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import {
  chargeButton,
  fillQuickCharge,
  makeDeal,
  ownAmount,
  shekels,
  terminalIDs,
  transactionsOf,
} from '#tests/support/moneyPages.ts';
import { signIn } from '#tests/support/signIn.ts';

const create = '**/api/transactions/create';
const done = (page: Page) => page.getByRole('heading', { name: 'החיוב בוצע' });

const wasMade = 'העסקה בוצעה. אין לשלוח אותה שוב.';

/** Signs in, and names the terminal on which the server itself lets doubles through. */
async function open(page: Page): Promise<string> {
  await signIn(page, 'manager', '/accessibility');
  const [, second = ''] = await terminalIDs(page);
  return second;
}

/** Lets a request reach the server and loses its answer. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

test('the count of this file can tell two from one', async ({ page }) => {
  const amount = ownAmount(311.11);
  const terminalID = await open(page);
  await makeDeal(page, amount, { terminalID });
  await makeDeal(page, amount, { terminalID });
  expect(await transactionsOf(page, amount)).toHaveLength(2);
});

test('a connection that is cut before the request arrives: nothing was made, and sending again makes one', async ({
  page,
}) => {
  const amount = ownAmount(312.12);
  const terminalID = await open(page);
  await page.route(create, (route) => route.abort('connectionreset'), { times: 1 });
  await fillQuickCharge(page, amount, terminalID);
  await chargeButton(page).click();
  await expect(page.getByText('בודקים אם העסקה בוצעה…')).toBeVisible();
  await expect(page.getByText(/העסקה לא בוצעה/)).toBeVisible();
  await expectAccessible(page);
  await chargeButton(page).click();
  await expect(done(page)).toBeVisible();
  expect(await transactionsOf(page, amount)).toHaveLength(1);
});

const losses: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'the connection after the server has worked': loseAnswer,
  'the connection while the server works': async (route) => {
    const working = route.fetch().catch(() => undefined);
    await route.abort('connectionreset');
    await working;
  },
  'the answer in a gateway': async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  },
  'half of the answer': async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).slice(0, 20) });
  },
};

for (const [index, [name, lose]] of Object.entries(losses).entries()) {
  test(`what loses ${name} is found, and made once`, async ({ page }) => {
    const amount = ownAmount(313.1 + index);
    const terminalID = await open(page);
    await page.route(create, lose, { times: 1 });
    await fillQuickCharge(page, amount, terminalID);
    await chargeButton(page).click();
    await expect(done(page)).toBeVisible();
    expect(await transactionsOf(page, amount)).toHaveLength(1);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('attempts')))).toEqual([]);
  });
}

test('a double click charges once', async ({ page }) => {
  const amount = ownAmount(321.21);
  const terminalID = await open(page);
  await fillQuickCharge(page, amount, terminalID);
  await chargeButton(page).dblclick({ delay: 5 });
  await expect(done(page)).toBeVisible();
  expect(await transactionsOf(page, amount)).toHaveLength(1);
});

test('two tabs that charge the same at once charge once, and both see it', async ({ page, context }) => {
  const amount = ownAmount(322.22);
  const terminalID = await open(page);
  const tabs = [page, await context.newPage()];
  // The answer waits until the second tab is at it, too.
  const { promise: bothAtIt, resolve: answer } = Promise.withResolvers<void>();
  await context.route(
    create,
    async (route) => {
      const response = await route.fetch();
      await bothAtIt;
      await route.fulfill({ response });
    },
    { times: 2 },
  );
  for (const tab of tabs) await fillQuickCharge(tab, amount, terminalID);
  await Promise.all(tabs.map((tab) => chargeButton(tab).click()));
  for (const tab of tabs) await expect(tab.locator('form button[type=submit]')).toBeDisabled();
  answer();
  // Who heard of the other's charge a moment before the click is told what came of that one.
  for (const tab of tabs) await expect(done(tab).or(tab.getByText(wasMade))).toBeVisible();
  expect(await transactionsOf(page, amount)).toHaveLength(1);
});

test('a reload in the middle of a charge finds it before anyone may charge again', async ({ page }) => {
  const amount = ownAmount(323.23);
  const terminalID = await open(page);
  page.on('dialog', (question) => void question.accept());
  const arrived = new Promise<void>((resolve) => {
    void page.route(
      create,
      async (route) => {
        await route.fetch();
        resolve();
        // The answer never comes.
      },
      { times: 1 },
    );
  });
  await fillQuickCharge(page, amount, terminalID);
  await chargeButton(page).click();
  await arrived;
  await page.reload();
  await expect(page.getByText('לא התקבלה תשובה', { exact: true })).toBeVisible();
  await expect(page.getByText(wasMade)).toBeVisible();
  await expect(page.locator('[data-news]')).toContainText(shekels(amount));
  await expect(page.locator('form button[type=submit]')).toBeDisabled();
  // The draft of what was made is gone.
  await expect(page.getByRole('textbox', { name: /^סכום/ })).toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'מעבר לעסקה' }).click();
  await expect(page.locator('article > header')).toContainText(shekels(amount));
  await fillQuickCharge(page, 324.24, terminalID);
  await expect(page.locator('form button[type=submit]')).toBeEnabled();
  expect(await transactionsOf(page, amount)).toHaveLength(1);
});

test('a page that is closed before its request arrived says that nothing was made', async ({ page }) => {
  await page.clock.install();
  const amount = ownAmount(325.25);
  const terminalID = await open(page);
  page.on('dialog', (question) => void question.accept());
  // The request never leaves.
  await page.route(create, () => {}, { times: 1 });
  await fillQuickCharge(page, amount, terminalID);
  const sent = page.waitForRequest(create);
  await chargeButton(page).click();
  await sent;
  await page.reload();
  await expect(page.getByText('לא התקבלה תשובה', { exact: true })).toBeVisible();
  await expect(page.getByText(/העסקה לא בוצעה/)).toHaveCount(0);
  // A request that has not arrived by now never will.
  await page.clock.fastForward('00:35');
  await expect(page.getByText(/העסקה לא בוצעה/)).toBeVisible();
  // What is known not to have been made can be made right away.
  await expect(page.locator('[data-news]').getByRole('button')).toHaveCount(0);
  await expect(page.locator('form button[type=submit]')).toBeEnabled();
  await fillQuickCharge(page, amount, terminalID);
  await chargeButton(page).click();
  await expect(done(page)).toBeVisible();
  expect(await transactionsOf(page, amount)).toHaveLength(1);
});
