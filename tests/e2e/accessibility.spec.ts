import { expect, test, type Page } from '@playwright/test';
import { buildPath, routes, type RouteName } from '#src/resources/paths.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

const id = '00000000-0000-4000-8000-000000000000';
const parameters: Partial<Record<RouteName, Record<string, string>>> = { MasavFileRows: { id: '1' } };
/** Few rows: the scanner looks at every cell. */
const shortList = '?filter=%7B%7D&page=1&perPage=25';
const addresses = (Object.keys(routes) as RouteName[]).map((name) => ({
  name,
  path:
    buildPath(routes[name].path, { id, transmissionID: id, customerid: id, ...parameters[name] }) +
    (routes[name].layout === 'main' ? shortList : ''),
}));
const extra = [
  { name: 'Accessibility', path: '/accessibility' },
  { name: 'NotFound', path: '/no/such/page' },
];
/** One route of each family: list, large list, nested list, wizard, screen to come, statement, not found. */
const families = ['Customers', 'Transactions', 'MasavFileRows', 'Charge', 'MyProfile', 'Accessibility', 'NotFound'];
/** Wizards in steps, whose buttons stay in sight on a phone. */
const stepped = ['CreatePaymentRequest', 'CreatePaymentRequestAlt', 'CreateBillingRequest', 'CreateInvoice', 'Refund'];
const all = [...addresses, ...extra];
const samples = all.filter(({ name }) => families.includes(name));

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function scan(page: Page, list: typeof all): Promise<void> {
  for (const { name, path } of list) {
    await test.step(name, async () => {
      await page.goto(path);
      await settle(page);
      await expectAccessible(page);
    });
  }
}

async function choose(page: Page, button: RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('the scanner of this file finds what is wrong, in a frame too', async ({ page }) => {
  await page.goto('/health');
  await page.setContent(
    `<html lang="en"><title>x</title><button></button><iframe title="x" srcdoc="<img src=x>"></iframe>`,
  );
  await expect(expectAccessible(page)).rejects.toThrow(/button-name: button[^]*image-alt: iframe img/);
});

test('the scanner waits until what fades in has its colour', async ({ page }) => {
  await page.goto('/health');
  await page.setContent(
    `<html lang="en"><title>x</title><style>@keyframes in { from { opacity: 0.1 } }</style><p style="animation: in 1s">Text</p>`,
  );
  await expectAccessible(page);
});

test('every route is free of violations in Hebrew', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, 'manager');
  await scan(page, all);
});

test('one route of each family is, in English', async ({ page }) => {
  await signIn(page, 'manager');
  await choose(page, /עברית/, 'English');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await scan(page, samples);
});

test('one route of each family is, in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'manager');
  await scan(page, samples);
});

test('one route of each family is, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'manager');
  await scan(page, samples);
  await scan(
    page,
    all.filter(({ name }) => stepped.includes(name)),
  );
  await page.setViewportSize({ width: 280, height: 700 });
  for (const { path } of samples) {
    await page.goto(path);
    await settle(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${path} scrolls sideways at 280 px`).toBeLessThanOrEqual(0);
  }
});

test('the sign-in pages are, and the statement that they lead to', async ({ page }) => {
  await page.goto('/customers/list');
  await expect(page.locator('input[name=login]')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'הצהרת נגישות' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('הצהרת נגישות');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility statement');
  await expect(page.getByRole('button', { name: 'עברית' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.locator('input[name=login]')).toBeVisible();
});
