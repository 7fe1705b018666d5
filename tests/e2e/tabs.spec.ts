import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { signInAnew, signInByForm } from '#tests/support/signIn.ts';

const list = '/customers/list';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('table').getByRole('link');
const login = (page: Page) => page.locator('input[name=login]');
const card = (page: Page) => page.getByRole('alertdialog');

async function openTab(context: BrowserContext, address = list): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(rows(page).first()).toBeVisible();
  return page;
}

async function fillSignIn(page: Page, name = 'manager@sandbox.test') {
  await login(page).fill(name);
  await page.locator('input[name=password]').fill('sandbox');
  await page.locator('button[type=submit]').click();
}

/** The refresh tokens that are used while the context lives. */
function countRenewals(context: BrowserContext): string[] {
  const used: string[] = [];
  context.on('request', (request) => {
    const body = new URLSearchParams(request.postData() ?? '');
    if (request.url().endsWith('/token') && body.get('grant_type') === 'refresh_token') {
      used.push(body.get('refresh_token') ?? '');
    }
  });
  return used;
}

/** Changes the stored session, as time or another program would. */
function changeSession(page: Page, change: { secondsLeft?: number; refreshToken?: string }) {
  return page.evaluate(({ secondsLeft, refreshToken }) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('back-office.session.user:')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (secondsLeft !== undefined) session.expires_at = Math.floor(Date.now() / 1000) + secondsLeft;
    if (refreshToken !== undefined) session.refresh_token = refreshToken;
    localStorage.setItem(key, JSON.stringify(session));
  }, change);
}

test('two tabs renew a token once, before it expires, and both go on', async ({ page, context }) => {
  const used = countRenewals(context);
  // The first token lives 40 seconds as far as the app knows: both tabs want a new one at the same moment.
  await context.route('**/token', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, expires_in: used.length === 0 ? 40 : 900 } });
  });
  await signInByForm(page, 'manager');
  const other = await openTab(context);
  await expect.poll(() => used.length, { timeout: 30_000 }).toBe(1);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(rows(tab).first()).toBeVisible();
  }
  expect(used).toHaveLength(1);
});

test('tabs that wake up with an expired token use the refresh token once', async ({ page, context }) => {
  const used = countRenewals(context);
  await signInAnew(page, 'manager');
  const other = await openTab(context);
  // What a page asks for ahead would renew the token too, and end with the page.
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle');
  await changeSession(page, { secondsLeft: -5 });
  await Promise.all([page.reload(), other.reload()]);
  for (const tab of [page, other]) await expect(rows(tab).first()).toBeVisible();
  expect(used).toHaveLength(1);
});

test('a refused refresh token is made good by the silent-renew page', async ({ page }) => {
  await signInAnew(page, 'manager');
  await expect(rows(page).first()).toBeVisible();
  await changeSession(page, { secondsLeft: -5, refreshToken: 'refused' });
  const renewed = page.waitForRequest(/\/silent-renew\?.*code=/);
  await page.reload();
  await renewed;
  await expect(rows(page).first()).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signInAnew(page, 'manager');
  const other = await openTab(context);
  await page.getByRole('button', { name: /פרופיל/ }).click();
  await page.getByRole('menuitem', { name: 'התנתקות' }).click();
  await expect(login(page)).toBeVisible();
  await expect(card(other)).toContainText('ההתנתקות הושלמה');
  await expect(login(other)).toBeVisible();
});

test('somebody else signing in in one tab takes the other one over, and nothing is mixed', async ({
  page,
  context,
}) => {
  await signInAnew(page, 'manager');
  const other = await openTab(context);
  const seen = await rows(other).allTextContents();
  await page.getByRole('button', { name: /פרופיל/ }).click();
  await page.getByRole('menuitem', { name: 'התנתקות' }).click();
  await fillSignIn(page, 'manager@other.test');
  await expect(title(page)).toBeVisible();
  await expect(card(other)).toContainText('התחבר משתמש אחר');
  await card(other).getByRole('button', { name: 'טעינת העמוד' }).click();
  await expect(rows(other).first()).toBeVisible();
  expect((await rows(other).allTextContents()).filter((name) => seen.includes(name))).toEqual([]);
});

test('a refused token says that the session has expired and leads back to the exact address', async ({ page }) => {
  const filter = JSON.stringify({ search: 'a' });
  await signInAnew(page, 'manager', `${list}?filter=${encodeURIComponent(filter)}&page=1&perPage=25`);
  await expect(rows(page).first()).toBeVisible();
  const address = page.url();
  await page.route('**/api/consumers?*', (route) => route.fulfill({ status: 401 }));
  await page.reload();
  await expect(card(page)).toContainText('תוקף החיבור פג');
  await page.unrouteAll();
  await page.waitForURL(/\/sandbox\/|\/callback/);
  await page.waitForURL(address);
  await expect(rows(page).first()).toBeVisible();
});

test('a server that refuses every token does not send the browser round in a circle', async ({ page }) => {
  await signInAnew(page, 'manager');
  await page.route('**/api/consumers?*', (route) => route.fulfill({ status: 401 }));
  await page.reload();
  for (let round = 0; round < 2; round += 1) {
    await card(page).getByRole('button', { name: 'התחברות' }).click();
    await page.waitForURL((url) => url.pathname === list);
  }
  await expect(card(page)).toBeVisible();
  // Clicks are the person's own; what goes round by itself stops.
  await page.waitForURL(/\/sandbox\/|\/callback/);
  await expect(card(page)).toBeVisible();
  await page.waitForURL(/\/sandbox\/|\/callback/);
  await expect(card(page)).toContainText('כמה פעמים ברצף');
  await card(page).getByRole('button', { name: 'התנתקות' }).click();
  await expect(login(page)).toBeVisible();
});

test('each tab keeps its own terminal', async ({ page, context }) => {
  await signInAnew(page, 'manager');
  const other = await openTab(context);
  const control = (tab: Page) => tab.getByRole('button', { name: /^מסוף:/ });
  const first = await control(page).textContent();
  await control(page).click();
  await page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasNotText: first ?? '' })
    .first()
    .click();
  await expect(control(page)).not.toHaveText(first ?? '');
  await expect(control(other)).toHaveText(first ?? '');
  await other.reload();
  await expect(control(other)).toHaveText(first ?? '');
});

test('nobody at work: the question, the renewal, the end, and the way back', async ({ page }) => {
  await page.clock.install();
  await signInAnew(page, 'manager', `${list}?page=2`);
  await expect(rows(page).first()).toBeVisible();
  const address = new URL(page.url());
  // A call that comes back later would count as somebody at work.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('14:30');
  await expect(card(page)).toContainText('החיבור עומד להסתיים');
  await page.keyboard.press('Enter');
  await expect(card(page)).toHaveCount(0);
  // The computer sleeps over the deadline.
  await page.clock.fastForward('01:00:00');
  await expect(login(page)).toBeVisible();
  await fillSignIn(page);
  await page.waitForURL((url) => url.pathname === address.pathname);
  expect(new URL(page.url()).search).toBe(address.search);
});
