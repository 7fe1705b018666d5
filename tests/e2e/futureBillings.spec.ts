import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

const money = /[\d,]+\.\d\d[₪$€]/g;
const moneyIn = async (page: Page, selector: string) => (await page.locator(selector).innerText()).match(money);
const toolbarTotals = async (page: Page) => {
  const told = await page
    .getByText(/^סה״כ|^Total/)
    .locator('xpath=ancestor-or-self::span[1]')
    .first()
    .innerText();
  return told.match(money);
};

for (const language of ['עברית', 'English']) {
  test(`the forecast agrees with its list to the agora, in ${language}`, async ({ page }) => {
    await signIn(page, 'billing', '/future-billing-deals/list');
    if (language === 'English') {
      await page.getByRole('button', { name: /^עברית|שפה/ }).click();
      await page.getByRole('menuitem', { name: language }).click();
      // The page is drawn anew in it, and what was unfolded is folded.
      await expect(page.getByRole('heading', { level: 1, name: 'Future billings' })).toBeVisible();
    }
    const summary = page.getByRole('button', { name: /^(סיכום|Summary)$/ });
    await summary.press('Enter');
    await expect(summary).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('tfoot tr')).toBeVisible();
    expect(await moneyIn(page, 'tfoot')).toEqual(await toolbarTotals(page));
    await expect(
      page
        .getByRole('region', { name: /^(סיכום|Summary)$/ })
        .locator('svg')
        .first(),
    ).toBeVisible();
    await expectAccessible(page);

    const all = await toolbarTotals(page);
    await page.getByRole('searchbox', { name: /^(חיפוש|Search)$/ }).fill('a');
    await expect.poll(() => toolbarTotals(page)).not.toEqual(all);
    await expect.poll(async () => moneyIn(page, 'tfoot')).toEqual(await toolbarTotals(page));
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
}

test('rows of the history lead to their pages and offer nothing else', async ({ page }) => {
  await signIn(page, 'manager', '/billing-deals/history');
  const table = page.getByRole('table');
  await expect(table.locator('[data-row-link]').first()).toBeVisible();
  await expect(table.getByRole('checkbox')).toHaveCount(0);
  await expect(table.locator('[data-row-actions]')).toHaveCount(0);
  await table.locator('[data-row-link]').first().click();
  await expect(page).toHaveURL(/billing-deals\/view/);
});
