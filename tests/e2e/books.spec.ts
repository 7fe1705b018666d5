import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

const october = { dateFrom: '2026-10-01', dateTo: '2026-10-31' };
const address = `/books?filter=${encodeURIComponent(JSON.stringify(october))}`;
const digitsOf = (text: string) => text.replaceAll(/[^\d.-]/g, '');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const words = {
  he: {
    title: 'הספרים',
    vat: 'מע״מ של המסמכים',
    byDay: 'חיובים לפי יום',
    incoming: 'מתי הכסף נכנס',
    certain: 'ודאי',
    set: 'הגדרת ימי כניסת הכסף',
    days: 'ימים בחודש',
    regular: /עסקה רגילה/,
    taxInvoice: /^חשבונית מס(?!\/)/,
    total: /^חיובים /,
    back: 'חזרה',
  },
  en: {
    title: 'The books',
    vat: 'VAT of the documents',
    byDay: 'Charges by day',
    incoming: 'When the money comes in',
    certain: 'Certain',
    set: 'Set credit days',
    days: 'Days of the month',
    regular: /Regular/,
    taxInvoice: /^Tax invoice /,
    total: /^Charges /,
    back: 'Back',
  },
} as const;

/** What the toolbar of the list of transactions says that its charges come to. */
async function chargesOfList(page: Page, total: RegExp): Promise<string> {
  const told = page
    .getByRole('main')
    .getByText(total)
    .filter({ visible: true })
    .locator('xpath=ancestor-or-self::span[1]');
  return digitsOf(await told.first().innerText());
}

for (const language of ['he', 'en'] as const) {
  test(`a month is closed by keyboard, each figure leading to its rows, in ${language}`, async ({ page }) => {
    const say = words[language];
    await signIn(page, 'manager', address);
    if (language === 'en') {
      await page.getByRole('button', { name: /^עברית|שפה/ }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    await expect(section(page, say.byDay).getByRole('region', { name: say.certain })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);

    // The credit days, without a pointer.
    await section(page, say.byDay).getByRole('button', { name: say.set }).focus();
    await page.keyboard.press('Enter');
    const days = page.getByRole('textbox', { name: say.days });
    await expect(days).toBeVisible();
    await expectAccessible(page);
    await days.focus();
    await page.keyboard.type('2, 8');
    await page.keyboard.press('Enter');
    const certain = section(page, say.incoming).getByRole('region', { name: say.certain });
    await expect(certain.getByText('02/10/2026').first()).toBeVisible();
    await expectAccessible(page);

    // What regular charges bring in is what their list comes to.
    const amount = certain.getByRole('row', { name: say.regular }).first().getByRole('link').first();
    const told = digitsOf(await amount.innerText());
    await amount.click();
    await expect(page).toHaveURL(/\/transactions\/list/);
    await expect.poll(() => chargesOfList(page, say.total)).toBe(told);
    await page.goBack();

    // And documents of a kind are as many as their list has.
    const count = section(page, say.vat).getByRole('row', { name: say.taxInvoice }).getByRole('link').first();
    const many = digitsOf(await count.innerText());
    await count.click();
    await expect(page).toHaveURL(/\/invoicing\/list/);
    await expect(page.locator('[data-row]').filter({ visible: true })).toHaveCount(Number(many));

    await page.goBack();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(certain.getByText('02/10/2026').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
}
