import { expect, test } from '@playwright/test';
import { signIn, signInAnew } from '#tests/support/signIn.ts';

test('the language changes everything at once, and stays after a reload and a new sign-in', async ({ page }) => {
  await signInAnew(page, 'manager', '/transactions/list');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'he');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('columnheader', { name: 'סכום', exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toContainText('₪');

  await page.getByRole('button', { name: 'עברית' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions');
  await expect(page.getByRole('columnheader', { name: 'Amount', exact: true })).toBeVisible();

  await page.reload();
  await expect(html).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: /Profile/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.locator('input[name=login]').fill('manager@sandbox.test');
  await page.locator('input[name=password]').fill('sandbox');
  await page.locator('button[type=submit]').click();
  await expect(html).toHaveAttribute('lang', 'en');
});

test('the drawer opens from the side text starts at', async ({ page }) => {
  await signIn(page, 'manager');
  const width = page.viewportSize()?.width ?? 0;
  const drawer = page.getByRole('navigation').first();
  expect((await drawer.boundingBox())?.x ?? 0).toBeGreaterThan(width / 2);
  await page.getByRole('button', { name: 'עברית' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect.poll(async () => (await drawer.boundingBox())?.x ?? width).toBeLessThan(width / 2);
});
