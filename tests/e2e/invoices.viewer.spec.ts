import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const agree = (page: Page, name: string) =>
  page.locator('dialog[open]').getByRole('button', { name, exact: true }).click();

/** The words of the journey, as each language has them. */
const words = {
  'he-IL': {
    create: 'הפקת חשבונית',
    subject: 'נושא',
    search: /^חיפוש לקוח/,
    street: 'רחוב',
    customer: /לקוח$/,
    sum: /פריטים וסכום$/,
    amount: 'סכום',
    payments: /תקבולים$/,
    cash: 'הוספה: מזומן',
    confirm: /אישור$/,
    next: 'המשך',
    preview: 'תצוגה מקדימה של המסמך',
    issue: 'הפקת המסמך',
    made: 'המסמך הופק',
    open: 'מעבר למסמך',
    copy: 'העתק',
    copyOf: /^העתק של מסמך/,
    original: 'הורדת המקור',
    had: /^המקור הורד ב-/,
    resend: 'שליחה חוזרת',
    send: 'שליחה',
    cancel: 'ביטול המסמך',
    toCredit: 'מעבר למסמך הזיכוי',
    toOrigin: 'מעבר למסמך שבוטל',
    more: 'פעולות נוספות',
  },
  'en-IL': {
    create: 'Issue invoice',
    subject: 'Subject',
    search: /^Find a customer/,
    street: 'Street',
    customer: /Customer$/,
    sum: /Items and amount$/,
    amount: 'Amount',
    payments: /Payments$/,
    cash: 'Add: Cash',
    confirm: /Confirm$/,
    next: 'Continue',
    preview: 'Preview of the document',
    issue: 'Issue document',
    made: 'Document issued',
    open: 'Open document',
    copy: 'Copy',
    copyOf: /^Copy of document/,
    original: 'Download original',
    had: /^The original was downloaded on/,
    resend: 'Send again',
    send: 'Send',
    cancel: 'Cancel document',
    toCredit: 'Open the credit document',
    toOrigin: 'Open the canceled document',
    more: 'More actions',
  },
} as const;

async function speak(page: Page, locale: keyof typeof words): Promise<void> {
  if (locale === 'he-IL') return;
  await page.getByRole('button', { name: /^עברית|שפה/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
}

/** From the list to the last step, by the keyboard as far as it goes. */
async function fillIn(page: Page, say: (typeof words)[keyof typeof words]): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: say.create }).click();
  await page.getByRole('textbox', { name: say.subject }).fill('November');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(heading(page, say.customer)).toBeVisible();
  await page.getByRole('combobox', { name: say.search }).fill('customer');
  await page.getByRole('option').first().click();
  // The address of the customer comes by itself.
  const street = page.getByRole('textbox', { name: say.street });
  await expect(street).not.toHaveValue('');
  await expectAccessible(page);
  await press(page, say.next);
  await expect(heading(page, say.sum)).toBeVisible();
  await page.getByRole('textbox', { name: say.amount, exact: true }).fill('118');
  await page.keyboard.press('Enter');
  await expect(heading(page, say.payments)).toBeVisible();
  await press(page, say.cash);
  await expect(page.getByRole('textbox', { name: say.amount, exact: true })).toHaveValue('118.00');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(heading(page, say.confirm)).toBeVisible();
}

for (const locale of ['he-IL', 'en-IL'] as const) {
  const say = words[locale];

  test(`a document is issued, seen as its copy, had once, sent again and canceled in ${locale}`, async ({ page }) => {
    // A merchant of every role may.
    await signIn(page, 'merchant', '/invoicing/list');
    await speak(page, locale);
    await fillIn(page, say);
    await expect(page.getByRole('article', { name: say.preview })).toContainText('118.00');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    await press(page, say.issue);
    await expect(heading(page, say.made)).toBeFocused();
    await expectAccessible(page);

    await page.getByRole('link', { name: say.open }).click();
    await expect(page).toHaveURL(/invoicing\/view/);
    await expectAccessible(page);
    await page.getByRole('tab', { name: say.copy }).click();
    const copy = page.getByRole('region', { name: say.copyOf });
    await expect(copy.locator('iframe')).toHaveAttribute('src', /^blob:/);
    const savingCopy = page.waitForEvent('download');
    await copy.getByRole('button').nth(1).click();
    const saved = readFileSync(await (await savingCopy).path());
    expect(saved.subarray(0, 5).toString()).toBe('%PDF-');

    await press(page, say.original);
    const savingOriginal = page.waitForEvent('download');
    await agree(page, say.original);
    expect((await savingOriginal).suggestedFilename()).toMatch(/\.pdf$/);
    await expect(page.getByText(say.had)).toBeVisible();
    await expect(page.getByRole('button', { name: say.original })).toHaveCount(0);

    await press(page, say.resend);
    await agree(page, say.send);
    await expect(page.locator('dialog[open]')).toHaveCount(0);

    await press(page, say.cancel);
    await agree(page, say.cancel);
    await page.getByRole('link', { name: say.toCredit }).click();
    await page.getByRole('link', { name: say.toOrigin }).click();
    await expect(page.getByRole('link', { name: say.toCredit })).toBeVisible();
    await expect(page.getByRole('button', { name: say.cancel })).toHaveCount(0);
    await expectAccessible(page);
  });
}
