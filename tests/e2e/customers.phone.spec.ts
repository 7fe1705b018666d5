import { expect, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

for (const language of ['he', 'en'] as const) {
  test(`customers on a phone, in ${language}`, async ({ page }) => {
    await signIn(page, 'manager', '/customers/list');
    if (language === 'en') {
      await page.getByRole('button', { name: /עברית/ }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    }
    const fits = async () => {
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    };
    await expect(page.locator('[data-row-link]').first()).toBeVisible();
    await page.locator('[data-row-actions]').first().click();
    const sheet = page.locator('dialog');
    await expect(sheet.getByRole('menuitem').first()).toBeFocused();
    await fits();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('[data-row-actions]').first()).toBeFocused();

    await page.locator('[data-row-link]').first().click();
    await expect(page.locator('article > header h2')).toBeVisible();
    await expect(page.locator('article [aria-busy=true]')).toHaveCount(0);
    await fits();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    for (const path of [`/customers/edit/${id}`, '/customers/create', `/ctokens/${id}/create`, '/items/create']) {
      await page.goto(path);
      await expect(page.locator('form button[type=submit]')).toBeVisible();
      await fits();
    }
  });
}
