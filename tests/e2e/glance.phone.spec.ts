import { expect, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

test('a finger that rests on a card opens a glance as a sheet, and its buttons go on', async ({ page }) => {
  await signIn(page, 'manager', '/billing-deals/list');
  const cards = page.locator('main [data-row]');
  await expect(cards.first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // The keys and gestures of rows come once the first screen stands.
  await expect(page.locator('[data-announces=glance]')).toBeAttached();
  const box = await cards.nth(1).boundingBox();
  if (!box) throw new Error('the card is not on screen');
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const sheet = page.getByRole('dialog', { name: /^מבט מהיר/ });
  await expect(sheet).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(sheet.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const name = await sheet.getAttribute('aria-label');
  await sheet.getByRole('button', { name: 'לשורה הבאה' }).click();
  await expect(sheet).not.toHaveAttribute('aria-label', name ?? '');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/billing-deals\/list/);

  await cards.nth(2).locator('[data-row-actions]').click();
  await page.getByRole('menuitem', { name: 'מבט מהיר' }).click();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('link', { name: 'פתיחת הרשומה' }).click();
  await expect(page).toHaveURL(/\/billing-deals\/view\//);
  await expect(sheet).toHaveCount(0);
});
