import { expect, test, type Page, type Route } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn, signInAnew } from '#tests/support/signIn.ts';

const rowsCall = /\/sandbox\/profile\/api\/consumers\?/;
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');

/** How the answer of the list goes wrong on its way. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a 500 with its id': (route) =>
    route.fulfill({ status: 500, headers: { 'X-Correlation-ID': 'support-me-7' }, body: '' }),
  'a page of a proxy': (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Unavailable</h1>' }),
  'a cut connection': (route) => route.abort('connectionreset'),
  'half an answer': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":[{"con' }),
};

for (const [name, spoil] of Object.entries(faults)) {
  test(`${name} is told, and the list comes with the next try`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(rowsCall, spoil);
    await signIn(page, 'manager', '/customers/list');
    await expect(page.getByText('שגיאת שרת. יש לנסות שוב מאוחר יותר')).toBeVisible();
    if (name.includes('500')) {
      const mail = page.getByRole('link', { name: /דוא״ל/ });
      await expect(mail).toHaveAttribute('href', /^mailto:.*support-me-7/);
      await expectAccessible(page);
    }
    await page.unroute(rowsCall);
    await page.getByRole('main').getByRole('button', { name: 'ניסיון חוזר' }).click();
    await expect(rows(page).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a refused session leads back to the very address after signing in', async ({ page }) => {
  await signInAnew(page, 'manager', '/customers/list');
  await expect(rows(page).first()).toBeVisible();
  await page.route(/\/sandbox\/.*\/api\/transactions/, (route) => route.fulfill({ status: 401, body: '' }), {
    times: 3,
  });
  await page.getByRole('navigation').getByRole('link', { name: 'עסקאות', exact: true }).click();
  await expect(page.getByText('תוקף החיבור פג')).toBeVisible();
});
