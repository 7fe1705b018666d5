import { expect, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

for (const language of ['he', 'en'] as const) {
  test(`the palette fills a phone's screen, and tells what can be done by touch, in ${language}`, async ({ page }) => {
    await signIn(page, 'manager', '/customers/list');
    if (language === 'en') {
      await page.getByRole('button', { name: /עברית/ }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    }
    const phone =
      (await page
        .getByText(/^0\d\d-\d{7}$/)
        .first()
        .textContent()) ?? '';
    await page.locator('[aria-haspopup=dialog][aria-keyshortcuts]').click();
    const dialog = page.locator('dialog');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width });
    await dialog.getByRole('combobox').fill(phone);
    const found = dialog.getByRole('option').filter({ hasText: phone });
    await expect(found).toBeVisible();
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await found.getByText('⋯').click();
    await expect(dialog.getByRole('option').first()).toHaveText(language === 'he' ? 'חיוב' : 'Charge');
    await expectAccessible(page);
    await dialog.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/wizard\/transactions\/charge\?.*customerID=/);
  });
}
