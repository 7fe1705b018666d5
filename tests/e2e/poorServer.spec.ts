import { expect, test, type Page } from '@playwright/test';
import { isObject } from '#contract/envelope.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { anyCall, change, expectFitForPeople, poorAnswer, unreadable } from '#tests/support/poorAnswers.ts';
import { signIn } from '#tests/support/signIn.ts';

const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'ניסיון חוזר' });
const messages = (page: Page) => page.getByRole('status', { name: 'הודעות' });
const silence = '00:31';
const never = () => {};

/** The product, by kinds of calls. */
const calls = {
  list: /\/api\/consumers\?/,
  meta: /\/api\/consumers\/\$meta/,
  record: /\/api\/consumers\/[0-9a-f-]{36}/,
  excel: /\/api\/consumers\/\$excel/,
  dictionaries: /\/api\/dictionaries\//,
  terminals: /\/profile\/api\/terminals(\?|$)/,
} as const;

const whole = (page: Page) => expect(page.getByRole('article')).toHaveAttribute('aria-busy', 'false');

/** Asks again and again while a call is answered so, and then soundly; each time a failure stands in its place. */
async function expectFailures(page: Page, call: RegExp, kinds: readonly string[], failed: string, open: () => unknown) {
  let answer = unreadable[kinds[0] ?? ''];
  await page.route(call, (route) => (answer ? answer(route) : route.continue()));
  await open();
  for (const [index, name] of kinds.entries()) {
    await expect(page.getByRole('main').getByRole('alert'), name).toContainText(failed);
    await expect(page.getByText('אין כאן רשומות עדיין')).toHaveCount(0);
    if (name === 'too many questions')
      await expect(messages(page)).toContainText('שגיאת שרת. יש לנסות שוב בעוד שתי דקות');
    if (name === 'status error') await expect(page.locator('body')).toContainText('המערכת בתחזוקה');
    answer = unreadable[kinds[index + 1] ?? ''];
    const asked = page.waitForResponse(call);
    await retry(page).click();
    await asked;
  }
  await page.unroute(call);
}

test.describe('answers that nobody can read', () => {
  test('are failures with a retry, never an empty business', async ({ page }) => {
    const { list, meta, record } = calls;
    await signIn(page, 'manager', '/items/list');
    const openCustomers = () => page.getByRole('navigation').getByRole('link', { name: 'לקוחות', exact: true }).click();
    await expectFailures(page, meta, ['no content', 'an array'], 'טעינת העמודות של הרשימה נכשלה.', openCustomers);
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'פריטים', exact: true }).click();
    const search = async () => {
      await openCustomers();
      await page.getByRole('searchbox').first().fill('a');
    };
    await expectFailures(page, list, Object.keys(unreadable), 'טעינת הרשומות נכשלה.', search);
    await expect(rows(page).first()).toBeVisible();
    const open = () => rows(page).first().getByRole('link').click();
    await expectFailures(page, record, ['no content', 'an array', 'status error'], 'טעינת הפרטים נכשלה.', open);
    await whole(page);
  });

  test('of terminals are no business without terminals; of dictionaries they leave codes', async ({ page }) => {
    await page.route(calls.dictionaries, unreadable['an array'] ?? never);
    await page.route(calls.terminals, unreadable['no content'] ?? never);
    await signIn(page, 'manager', '/transactions/list');
    await expect(page.getByText('לא ניתן לטעון את נתוני המערכת')).toBeVisible();
    await page.unroute(calls.terminals);
    await retry(page).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(messages(page)).toContainText('חלק מהשמות לא נטענו');
    await expect(page.getByRole('table')).toContainText('AwaitingForTransmission');
    await expectFitForPeople(page);
    await expectAccessible(page);
    await page.unroute(calls.dictionaries);
    await messages(page).getByRole('button', { name: 'ניסיון חוזר' }).click();
    await expect(messages(page)).not.toContainText('חלק מהשמות לא נטענו');
    await expect(page.getByRole('table')).not.toContainText('AwaitingForTransmission');
  });
});

test('a server that does not count leaves every page within reach, and no total is made up', async ({ page }) => {
  await page.route(calls.list, (route) =>
    change(route, (body) => (isObject(body) ? { ...body, numberOfRecords: undefined } : body)),
  );
  const parameters = new URLSearchParams({ filter: '{}', sort: '', order: 'DESC', page: '1', perPage: '25' });
  await signIn(page, 'manager', `/customers/list?${parameters.toString()}`);
  const pager = page.getByRole('navigation', { name: 'עמודים' });
  const first: string[] = [];
  for (const number of [1, 2, 3]) {
    await expect(pager).toContainText(`עמוד ${number}`);
    await expect(rows(page).first()).toBeVisible();
    await expect.poll(async () => first.includes(await rows(page).first().innerText())).toBe(false);
    first.push(await rows(page).first().innerText());
    await expect(page.getByRole('main')).not.toContainText(/מתוך|רשומות/);
    if (number < 3) await pager.getByRole('button', { name: 'הבא' }).click();
  }
  await expect(page.getByRole('button', { name: 'ייצוא', exact: true })).toBeEnabled();
});

test('rows without ids, empty dates, unknown fields and dataTypes are fit for people everywhere', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(anyCall, (route) =>
    /terminals|dictionaries/.test(route.request().url()) ? route.continue() : change(route, poorAnswer),
  );
  await signIn(page, 'manager', '/transactions/list');
  for (const address of ['/transactions/list', '/billing-deals/list', '/invoicing/list', '/web-hooks-completed']) {
    if (address !== '/transactions/list') await page.goto(address);
    await expect(page.getByRole('table').locator('tbody tr').nth(3)).toBeVisible();
    await expectFitForPeople(page);
    const third = page.getByRole('table').locator('tbody tr').nth(2);
    await expect(third.getByRole('link')).toHaveCount(0);
    await expect(third.getByRole('checkbox')).toHaveCount(0);
  }
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFitForPeople(page);
  await page.goto('/transactions/list');
  await rows(page).first().getByRole('link').click();
  await whole(page);
  await expectFitForPeople(page);
  expect(errors).toEqual([]);
});

test.describe('thirty seconds of silence', () => {
  test.beforeEach(async ({ page }) => page.clock.install());

  test('end every question of a screen, one after the other, each with a retry in its place', async ({ page }) => {
    for (const call of [calls.terminals, calls.dictionaries, calls.meta, calls.list]) await page.route(call, never);
    // Without terminals there is no title to wait for.
    await signIn(page, 'manager', '/sandbox/');
    await page.goto('/customers/list');
    await expect(page.getByText('טעינה…')).toBeVisible();
    await page.clock.fastForward(silence);
    await expect(page.getByText('לא ניתן לטעון את נתוני המערכת')).toBeVisible();
    await page.unroute(calls.terminals);
    await retry(page).click();
    await expect(messages(page)).toContainText('חלק מהשמות לא נטענו');
    // The list asks for itself what was asked ahead of it in vain.
    await expect(page.getByRole('table', { name: 'לקוחות' })).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(silence);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('טעינת העמודות של הרשימה נכשלה.');
    await page.unroute(calls.meta);
    await retry(page).click();
    // It was asked for beside the columns, and has been as silent.
    await expect(page.getByRole('main').getByRole('alert')).toContainText('טעינת הרשומות נכשלה.');
    await expect(messages(page)).toContainText('שגיאת שרת. יש לנסות שוב מאוחר יותר');
    await page.unroute(calls.list);
    await retry(page).click();
    await expect(rows(page).first()).toBeVisible();

    await page.route(calls.record, never);
    await rows(page).first().getByRole('link').click();
    await expect(page.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(silence);
    await expect(page.getByRole('main').getByText('טעינת הפרטים נכשלה.')).toBeVisible();
    await page.unroute(calls.record);
    await retry(page).click();
    await whole(page);
  });

  test('end an export, and an export without a byte has failed', async ({ page }) => {
    await signIn(page, 'manager', '/customers/list');
    await page.route(calls.excel, (route) => route.fulfill({ status: 204 }), { times: 1 });
    await page.getByRole('button', { name: 'ייצוא', exact: true }).click();
    await page.getByRole('menuitem', { name: 'ייצוא לאקסל' }).click();
    const jobs = page.getByRole('region', { name: 'פעולות ברקע' });
    await expect(jobs).toContainText('הייצוא נכשל');
    await page.route(calls.excel, never);
    await jobs.getByRole('button', { name: 'ניסיון חוזר' }).click();
    await expect(jobs).not.toContainText('הייצוא נכשל');
    await page.clock.fastForward(silence);
    await expect(jobs).toContainText('הייצוא נכשל');
    await page.unroute(calls.excel);
    const download = page.waitForEvent('download');
    await jobs.getByRole('button', { name: 'ניסיון חוזר' }).click();
    await download;
  });

  test('end no write: after eight of them it is said that it waits', async ({ page }) => {
    await signIn(page, 'manager', '/customers/create');
    await page.getByRole('textbox', { name: 'שם', exact: true }).fill('לקוחה סבלנית');
    await page.getByLabel('דוא״ל').fill('patient@mail.test');
    let answer: (() => Promise<void>) | undefined;
    let sent = 0;
    await page.route(/\/api\/consumers$/, (route) => {
      sent += 1;
      answer = () => route.continue();
    });
    await page.getByRole('button', { name: 'יצירה' }).click();
    await expect.poll(() => sent).toBe(1);
    await expect(messages(page)).not.toContainText('טרם התקבלה תשובה');
    await page.clock.fastForward('00:09');
    await expect(messages(page)).toContainText('טרם התקבלה תשובה');
    await expectAccessible(page);
    await page.clock.fastForward('01:30');
    await expect(messages(page)).toContainText('טרם התקבלה תשובה');
    await answer?.();
    await expect(page.getByRole('heading', { level: 2, name: 'לקוחה סבלנית' })).toBeVisible();
    await expect(messages(page)).not.toContainText('טרם התקבלה תשובה');
    expect(sent).toBe(1);
  });

  test('of a write that makes something say after two minutes that nobody knows, and send nothing again', async ({
    page,
  }) => {
    await signIn(page, 'manager', '/customers/create');
    await page.getByRole('textbox', { name: 'שם', exact: true }).fill('לקוחה סבלנית מאוד');
    let sent = 0;
    await page.route(/\/api\/consumers$/, () => {
      sent += 1;
    });
    await page.getByRole('button', { name: 'יצירה' }).click();
    await expect.poll(() => sent).toBe(1);
    await page.clock.fastForward('05:00');
    await expect(messages(page)).toContainText('לא ידוע אם הלקוח נשמר');
    await expect(messages(page)).not.toContainText('טרם התקבלה תשובה');
    expect(sent).toBe(1);
  });
});
