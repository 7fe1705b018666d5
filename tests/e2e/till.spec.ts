import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const digitsOf = (text: string) => text.replaceAll(/[^\d.-]/g, '');

const words = {
  he: {
    title: 'סגירת קופה',
    other: 'יום אחר',
    all: 'סך כל היום',
    methods: 'לפי אמצעי תשלום',
    hours: 'לפי שעה',
    against: 'מול השידורים',
    print: 'הדפסה או שמירה כ-PDF',
    total: /^חיובים /,
  },
  en: {
    title: 'Closing the till',
    other: 'Another day',
    all: 'The whole day',
    methods: 'By payment method',
    hours: 'By hour',
    against: 'Against the transmissions',
    print: 'Print or save as PDF',
    total: /^Charges /,
  },
} as const;

/** How many pages of A4 the page takes. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' } });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const language of ['he', 'en'] as const) {
  test(`a day is closed by one key and printed on one page, in ${language}`, async ({ page }) => {
    const say = words[language];
    await signIn(page, 'merchant', '/transactions/list');
    if (language === 'en') {
      await page.getByRole('button', { name: /^עברית|שפה/ }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
    }
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await expect(async () => {
      await page.keyboard.press('e');
      await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible({ timeout: 1000 });
    }).toPass();
    // The seed's last days are before those of the browser.
    const day = page.getByRole('textbox', { name: say.other });
    await day.fill('12/11/2026');
    await day.press('Enter');
    await expect(section(page, say.hours)).toBeVisible();
    await expect(section(page, say.against)).toBeVisible();
    await expectAccessible(page);

    await section(page, say.hours).getByRole('button').first().press('Enter');
    await expect(section(page, say.hours).getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: say.print })).toBeHidden();
    expect(await pagesOf(page)).toBe(1);
    // As wide as the paper within its margins.
    await page.setViewportSize({ width: 718, height: 1046 });
    const cutOff = await page
      .locator('main [data-scroller]')
      .evaluateAll((tables) => tables.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    expect(cutOff).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });

    // What was charged is what its list comes to.
    const amount = section(page, say.methods).getByRole('link').first();
    const told = digitsOf((await amount.innerText()).split('·')[1] ?? '');
    await amount.click();
    await expect(page).toHaveURL(/\/transactions\/list/);
    const total = page.getByRole('main').getByText(say.total).filter({ visible: true }).first();
    await expect
      .poll(async () => digitsOf(await total.locator('xpath=ancestor-or-self::span[1]').innerText()))
      .toBe(told);
    await page.goBack();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(section(page, say.all)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
}
