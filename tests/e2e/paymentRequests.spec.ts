import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The words of the journey, as each language has them. */
const words = {
  'he-IL': {
    create: 'דרישת תשלום חדשה',
    search: /^חיפוש לקוח/,
    next: 'המשך',
    amount: 'סכום',
    page: /דף התשלום והמסמך$/,
    installments: 'אפשרות לפריסה לתשלומים',
    most: 'מספר התשלומים המרבי',
    addField: 'הוספת שדה',
    field: 'שדה 1',
    confirm: /אישור$/,
    send: 'שליחת הדרישה',
    made: 'דרישת התשלום נוצרה',
    wasSent: /^הקישור נשלח אל \W*[\w.-]+@/,
    link: 'קישור לתשלום',
    qr: 'קוד QR של הקישור',
    copy: 'העתקת הקישור',
    copied: 'הועתק',
    open: 'מעבר לדרישה',
    choice: 'מ-2 עד 12 תשלומים',
    resend: 'שליחה חוזרת',
    resent: 'דרישת התשלום נשלחה שוב',
    sent: 'נשלחה',
    edit: 'עריכה',
    save: 'שמירה',
    cancel: 'ביטול הדרישה',
    canceled: 'דרישת התשלום בוטלה. לא ניתן עוד להשתמש בקישור.',
  },
  'en-IL': {
    create: 'New payment request',
    search: /^Find a customer/,
    next: 'Continue',
    amount: 'Amount',
    page: /Checkout and document$/,
    installments: 'Installments can be chosen',
    most: 'Maximum installments',
    addField: 'Add field',
    field: 'Field 1',
    confirm: /Confirm$/,
    send: 'Send request',
    made: 'Payment request created',
    wasSent: /^The link was sent to \W*[\w.-]+@/,
    link: 'Payment link',
    qr: 'QR code of the link',
    copy: 'Copy link',
    copied: 'Copied to Clipboard',
    open: 'Open request',
    choice: '2 to 12 installments',
    resend: 'Send again',
    resent: 'Payment request sent again',
    sent: 'Sent',
    edit: 'Edit',
    save: 'Save',
    cancel: 'Cancel request',
    canceled: 'The payment request was canceled. The link can no longer be used.',
  },
} as const;

async function speak(page: Page, locale: keyof typeof words): Promise<void> {
  if (locale === 'he-IL') return;
  await page.getByRole('button', { name: /^עברית|שפה/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
}

/** A picture for who looks; nothing where nobody does. */
async function show(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

for (const locale of ['he-IL', 'en-IL'] as const) {
  const say = words[locale];

  test(`a payment request is made, sent again, edited and canceled in ${locale}`, async ({ page }) => {
    // A merchant of every role may. English is tried on a phone.
    if (locale === 'en-IL') await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'merchant', '/payment-requests/list');
    await speak(page, locale);
    await page.getByRole('link', { name: say.create }).click();
    await page.getByRole('combobox', { name: say.search }).fill('a');
    await page.getByRole('option').first().click();
    await show(page, `${locale}-1`);
    // What is half under the head of a scrolled page is not a small target.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await press(page, say.next);
    await page.getByRole('textbox', { name: say.amount }).fill('300');
    await show(page, `${locale}-2`);
    await page.keyboard.press('Enter');
    await expect(heading(page, say.page)).toBeVisible();
    await page.getByRole('checkbox', { name: say.installments }).check();
    await page.getByRole('textbox', { name: say.most }).fill('12');
    await press(page, say.addField);
    await page.getByRole('textbox', { name: say.field }).fill('Order');
    await show(page, `${locale}-3`);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(heading(page, say.confirm)).toBeVisible();
    await show(page, `${locale}-4`);
    await expectAccessible(page);
    await page.keyboard.press('Enter');

    await expect(heading(page, say.made)).toBeFocused();
    await expect(page.getByText(say.wasSent)).toBeVisible();
    await expect(page.getByRole('img', { name: say.qr })).toBeVisible();
    await expectAccessible(page);
    await show(page, `${locale}-5`);
    const url = await page
      .getByRole('region', { name: say.link })
      .getByRole('link', { name: /\/pay\// })
      .getAttribute('href');
    await press(page, say.copy);
    await expect(page.getByText(say.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

    await page.getByRole('link', { name: say.open }).click();
    await expect(page.getByText(say.choice)).toBeVisible();
    await expect(page.getByRole('img', { name: say.qr })).toBeVisible();
    await show(page, `${locale}-6`);
    await expectAccessible(page);
    await press(page, say.resend);
    await page.locator('dialog[open]').getByRole('button', { name: say.resend, exact: true }).click();
    await expect(page.getByText(say.resent)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: say.sent })).toHaveCount(2);

    await page.getByRole('link', { name: say.edit, exact: true }).click();
    await expect(page.getByRole('textbox', { name: say.amount })).toHaveValue('300.00');
    await show(page, `${locale}-7`);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: say.amount }).fill('250');
    await press(page, say.save);
    await expect(page.getByText('250.00').first()).toBeVisible();
    // Its address stays.
    expect(
      await page
        .getByRole('region', { name: say.link })
        .getByRole('link', { name: /\/pay\// })
        .getAttribute('href'),
    ).toBe(url);

    await press(page, say.cancel);
    await page.locator('dialog[open]').getByRole('button', { name: say.cancel, exact: true }).click();
    await expect(page.getByText(say.canceled)).toBeVisible();
    await expect(page.getByRole('region', { name: say.link })).toHaveCount(0);
    await show(page, `${locale}-8`);
    await expectAccessible(page);
  });
}

test('the short form makes a permanent link by the keyboard alone, also by 280 px', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 700 });
  await signIn(page, 'manager', '/wizard/payment-requests/create-alt');
  const permanent = page.getByRole('radio', { name: 'קבוע, לכל לקוח' });
  await permanent.press('Space');
  await expect(permanent).toBeChecked();
  await page.getByRole('textbox', { name: 'סכום' }).fill('12.50');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(280);
  await show(page, 'short-280');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'הקישור הקבוע נוצר')).toBeFocused();
  await page.getByRole('link', { name: 'מעבר לדרישה' }).press('Enter');
  await expect(page).toHaveURL(/payment-requests\/view/);
});
