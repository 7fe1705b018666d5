import { expect, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signInAnew } from '#tests/support/signIn.ts';

test('a customer whose answer is lost is found, also after a reload, and is sent by no one again', async ({ page }) => {
  // The browser's clock and the server's agree.
  await page.clock.install({ time: '2026-11-15T10:05:00Z' });
  const name = 'לקוחה בלי תשובה';
  await signInAnew(page, 'manager', '/customers/create');
  await page.getByRole('textbox', { name: /^שם/ }).first().fill(name);
  let posts = 0;
  await page.route(/\/api\/consumers$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'יצירה' }).click();
  const lost = page.getByText('לא ידוע אם הלקוח נשמר');
  await expect(lost).toBeVisible();
  await expect(page.getByText('נמצאה רשומה דומה')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^שם/ }).first()).toHaveValue(name);
  await expectAccessible(page);

  await page.goto('/customers/list');
  await expect(lost).toBeVisible();
  await page.getByRole('link', { name: 'מעבר לרשומה' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'הפעולה בוצעה' }).click();
  await expect(lost).toHaveCount(0);
  expect(posts).toBe(1);
});

test('the same that is sent again after a lost answer is made once', async ({ page }) => {
  await page.clock.install({ time: '2026-11-15T10:06:00Z' });
  const name = 'לקוחה שנשלחה פעמיים';
  await signInAnew(page, 'manager', '/customers/create');
  await page.getByRole('textbox', { name: /^שם/ }).first().fill(name);
  const keys: (string | undefined)[] = [];
  await page.route(/\/api\/consumers$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  const create = page.getByRole('button', { name: 'יצירה' });
  await create.click();
  await expect(page.getByText('נמצאה רשומה דומה')).toBeVisible();
  await create.click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);

  await page.goto(`/customers/list?filter=${encodeURIComponent(JSON.stringify({ search: name }))}`);
  await expect(page.getByRole('link', { name })).toHaveCount(1);
});
