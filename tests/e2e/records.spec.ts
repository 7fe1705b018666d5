import { expect, test } from '@playwright/test';
import { he } from '#src/i18n/he.ts';
import { listOfRoute, lists, recordOfRoute } from '#src/resources/registry.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

const titles: Readonly<Record<string, string>> = he.route;
const shown = lists.flatMap(({ name, page, detailPage }) =>
  detailPage && recordOfRoute(detailPage.name) && !listOfRoute(detailPage.name) && !page.path.includes(':')
    ? [{ name, list: page.path, title: titles[detailPage.name] ?? '' }]
    : [],
);

test('every list leads to a page of each record: all columns, whole ids, no violation', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, 'manager');
  expect(shown.length).toBeGreaterThan(8);
  for (const { name, list, title } of shown) {
    await test.step(name, async () => {
      await page.goto(`${list}?filter=%7B%7D&page=1&perPage=25`);
      const link = page.getByRole('table').getByRole('rowheader').getByRole('link').first();
      await expect(link).toBeVisible();
      const headers = await page.getByRole('columnheader').allTextContents();
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('.record')).toHaveAttribute('aria-busy', 'false');
      const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
      const summary = page.getByRole('region', { name: 'סיכום' });
      const terms = await summary.getByRole('term').allTextContents();
      expect(terms).toEqual(headers.map((header) => header.replace(/[↑↓]/, '')).filter((header) => header !== ''));
      await expect(summary.getByText(id, { exact: true })).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('a record that is not there says so', async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/customers/view/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('alert').filter({ hasText: 'הרשומה לא נמצאה' })).toBeVisible();
});

test("a merchant's record names no deal they may not open", async ({ page }) => {
  await signIn(page, 'merchant', '/invoicing/list');
  await page.getByRole('table').getByRole('rowheader').getByRole('link').first().click();
  await expect(page.locator('.record')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.record a[href*="/customers/view/"]').first()).toBeVisible();
  await expect(page.locator('.record a[href*="/billing-deals/"]')).toHaveCount(0);
});
