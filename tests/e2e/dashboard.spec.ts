import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

const addressFor = (filter: object) => `/dashboard?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const digitsOf = (text: string) => text.replaceAll(/[^\d.-]/g, '');
const panel = (page: Page, name: RegExp) => page.getByRole('region', { name });

/** What the toolbar of a list says it comes to. */
async function totalOfList(page: Page) {
  const words = page.getByRole('main').getByText(/^(חיובים|זיכויים|Charges|Refunds) /);
  // Their place is kept by others that nobody sees.
  const told = words.filter({ visible: true }).locator('xpath=ancestor-or-self::span[1]');
  return digitsOf(await told.first().innerText());
}

for (const language of ['עברית', 'English']) {
  test(`each figure of the dashboard is what its list comes to, in ${language}`, async ({ page }) => {
    const quarter = { quickDateFilter: 'last3Months', comparison: 'comparisonDate', granularity: 'month' };
    await signIn(page, 'manager', addressFor(quarter));
    if (language === 'English') {
      await page.getByRole('button', { name: /^עברית|שפה/ }).click();
      await page.getByRole('menuitem', { name: language }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: /^לוח בקרה$|^Dashboard$/ })).toBeVisible();
    await expect(
      panel(page, /^ציר זמן|^Timeline/)
        .getByRole('rowheader')
        .first(),
    ).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);

    const sums = [
      panel(page, /^סיכומים|^Totals/)
        .locator('dd a')
        .nth(0),
      panel(page, /^סיכומים|^Totals/)
        .locator('dd a')
        .nth(2),
      panel(page, /^ציר זמן|^Timeline/)
        .locator('td:nth-of-type(2) a')
        .nth(1),
      panel(page, /^אמצעי תשלום|^Payment methods/)
        .locator('td:nth-of-type(2) a')
        .first(),
    ];
    for (const sum of sums) {
      const told = digitsOf(await sum.innerText());
      await sum.click();
      await expect(page).toHaveURL(/\/transactions\/filter/);
      await expect.poll(() => totalOfList(page)).toBe(told);
      await page.getByRole('link', { name: /^חזרה$|^Back$/ }).click();
      await expect(page).toHaveURL(/\/dashboard\?.*last3Months/);
      await expect(sum).toBeVisible();
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(panel(page, /^סיכומים|^Totals/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
}
