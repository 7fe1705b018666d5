import { expect, test } from '@playwright/test';
import { signInAnew, signInByForm } from '#tests/support/signIn.ts';

test('a person signs in and returns to the address they wanted, filters and all', async ({ page }) => {
  const address = `/customers/list?filter=${encodeURIComponent(JSON.stringify({ search: 'a' }))}&page=1&perPage=25`;
  await signInByForm(page, 'manager', address);
  const url = new URL(page.url());
  expect(url.pathname).toBe('/customers/list');
  expect(JSON.parse(url.searchParams.get('filter') ?? '')).toMatchObject({ search: 'a' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('לקוחות');
});

test('a wrong password says so and keeps the name', async ({ page }) => {
  await page.goto('/customers/list');
  await page.locator('input[name=login]').fill('manager@sandbox.test');
  await page.locator('input[name=password]').fill('wrong');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('input[name=login]')).toHaveValue('manager@sandbox.test');
});

test('a reload keeps the session, signing out ends it', async ({ page }) => {
  await signInAnew(page, 'manager');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('לקוחות');
  await page.getByRole('button', { name: /פרופיל/ }).click();
  await page.getByRole('menuitem', { name: 'התנתקות' }).click();
  await expect(page.locator('input[name=login]')).toBeVisible();
  await page.goto('/customers/list');
  await expect(page.locator('input[name=login]')).toBeVisible();
});

test('a session survives in storage only until it is ended elsewhere: no token, no rows', async ({ page }) => {
  await signInAnew(page, 'manager');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/customers/list');
  // The identity provider still knows the person, so the way back needs no password.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('לקוחות');
});

test("another merchant's person on the same browser sees nothing of the first one's", async ({ page }) => {
  await signInAnew(page, 'manager');
  const firstRow = page.getByRole('table').getByRole('row').nth(1);
  await expect(firstRow).toBeVisible();
  const seen = await page.getByRole('table').getByRole('link').allTextContents();
  const terminal = await page.getByRole('button', { name: /מסוף/ }).first().textContent();
  const address = page.url();
  await page.getByRole('button', { name: /פרופיל/ }).click();
  await page.getByRole('menuitem', { name: 'התנתקות' }).click();
  await page.locator('input[name=login]').fill('manager@other.test');
  await page.locator('input[name=password]').fill('sandbox');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/customers/list');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const theirs = await page.getByRole('table').getByRole('link').allTextContents();
  expect(theirs.filter((name) => seen.includes(name))).toEqual([]);
  expect(await page.getByRole('button', { name: /מסוף/ }).first().textContent()).not.toBe(terminal);
  // The first one's address opens the second one's own list: their terminal, their rows.
  await page.goto(address);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const again = await page.getByRole('table').getByRole('link').allTextContents();
  expect(again.filter((name) => seen.includes(name))).toEqual([]);
});
