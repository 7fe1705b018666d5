import { expect, test, type Page } from '@playwright/test';
import { routes } from '#src/resources/paths.ts';
import { signIn } from '#tests/support/signIn.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const person of ['merchant', 'business'] as const) {
  test(`a ${person} is led from guarded routes to quick charge and is not offered them`, async ({ page }) => {
    await signIn(page, person);
    const menu = page.getByRole('navigation').first();
    await expect(menu.getByRole('link', { name: 'עסקאות', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'הוראות קבע', exact: true })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: 'לוח בקרה' })).toHaveCount(0);
    for (const address of ['/', routes.Dashboard.path, routes.BillingDeals.path, routes.WebHooksCompleted.path]) {
      await page.goto(address);
      await page.waitForURL(routes.QuickCharge.path);
      await expect(title(page)).toHaveText('חיוב מהיר');
    }
  });
}

test('a merchant who opens a guarded list by its address is led away without a failure', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()));
  await signIn(page, 'merchant', routes.BillingDeals.path);
  await page.waitForURL(routes.QuickCharge.path);
  await page.goto(routes.BillingDealsHistory.path);
  await page.waitForURL(routes.QuickCharge.path);
  await expect(page.getByRole('textbox', { name: 'סכום' })).toBeVisible();
  await expect(page.getByText('שגיאת שרת')).toHaveCount(0);
  expect(refused).toEqual([]);
});

for (const person of ['manager', 'billing'] as const) {
  test(`a ${person} opens the dashboard at the root path, and the billing deals`, async ({ page }) => {
    await signIn(page, person, '/');
    await expect(title(page)).toHaveText('לוח בקרה');
    await page.getByRole('navigation').first().getByRole('link', { name: 'הוראות קבע', exact: true }).click();
    await expect(title(page)).toHaveText('הוראות קבע');
  });
}

test('an account without terminals meets the blocking card and can sign out', async ({ page }) => {
  await page.goto('/customers/list');
  await page.locator('input[name=login]').fill('noterminals@sandbox.test');
  await page.locator('input[name=password]').fill('sandbox');
  await page.locator('button[type=submit]').click();
  await expect(title(page)).toHaveText('המערכת אינה מוכנה לשימוש');
  await expect(page.getByText('אין מסופים זמינים')).toBeVisible();
  await page.getByRole('button', { name: 'התנתקות' }).click();
  await expect(page.locator('input[name=login]')).toBeVisible();
});

test('settings that do not load offer a retry', async ({ page }) => {
  await signIn(page, 'manager');
  const terminals = '**/api/terminals';
  await page.route(terminals, (route) => route.fulfill({ status: 503, body: '<h1>Bad gateway</h1>' }));
  await page.reload();
  const retry = page.getByRole('main').getByRole('button', { name: /לנסות|ניסיון/ });
  await expect(retry).toBeVisible();
  await page.unroute(terminals);
  await retry.click();
  await expect(title(page)).toHaveText('לקוחות');
});
