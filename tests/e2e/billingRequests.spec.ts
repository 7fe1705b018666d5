import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The words of the journey, as each language has them. */
const words = {
  'he-IL': {
    list: 'בקשות להוראת קבע',
    create: 'בקשה חדשה להוראת קבע',
    search: /^חיפוש לקוח/,
    amount: 'סכום',
    description: 'תיאור העסקה',
    next: 'המשך',
    schedule: /תזמון ומסמך$/,
    confirm: /אישור$/,
    send: 'שליחת הבקשה',
    made: 'הבקשה נוצרה',
    wasSent: /^הקישור נשלח אל \W*[\w.-]+@/,
    link: 'קישור להקמה',
    qr: 'קוד QR של הקישור',
    copy: 'העתקת הקישור',
    copied: 'הועתק',
    open: 'מעבר לבקשה',
    cancel: 'ביטול הבקשה',
    canceled: 'הבקשה בוטלה. לא ניתן עוד להשתמש בקישור.',
    resend: 'שליחה כבקשה חדשה',
    copiedFrom: /^הפרטים הועתקו מהבקשה הקודמת/,
    png: 'שמירת PNG',
  },
  'en-IL': {
    list: 'Billing requests',
    create: 'New billing request',
    search: /^Find a customer/,
    amount: 'Amount',
    description: 'Transaction description',
    next: 'Continue',
    schedule: /Schedule and document$/,
    confirm: /Confirm$/,
    send: 'Send request',
    made: 'Request created',
    wasSent: /^The link was sent to \W*[\w.-]+@/,
    link: 'Setup link',
    qr: 'QR code of the link',
    copy: 'Copy link',
    copied: 'Copied to Clipboard',
    open: 'Open request',
    cancel: 'Cancel request',
    canceled: 'The request was canceled. The link can no longer be used.',
    resend: 'Send as new request',
    copiedFrom: /^The details were copied from the earlier request/,
    png: 'Save PNG',
  },
} as const;

async function speak(page: Page, locale: keyof typeof words): Promise<void> {
  if (locale === 'he-IL') return;
  await page.getByRole('button', { name: /^עברית|שפה/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
}

/** From the amount, which has the focus, to the last step, by the keyboard alone. */
async function walkOn(page: Page, { schedule, confirm }: (typeof words)['he-IL' | 'en-IL']): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(heading(page, schedule)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page, confirm)).toBeVisible();
}

for (const locale of ['he-IL', 'en-IL'] as const) {
  const say = words[locale];

  test(`a request is made, seen, canceled and sent anew in ${locale}`, async ({ page }) => {
    // A merchant of every role may.
    await signIn(page, 'merchant', '/billing-requests/list');
    await speak(page, locale);
    await page.getByRole('link', { name: say.create }).click();
    await page.getByRole('combobox', { name: say.search }).fill('a');
    await page.getByRole('option').first().click();
    await expectAccessible(page);
    await press(page, say.next);
    await page.getByRole('textbox', { name: say.amount }).fill('77.5');
    await page.getByRole('textbox', { name: say.description }).fill('Club');
    await walkOn(page, say);
    await expectAccessible(page);
    await press(page, say.send);

    await expect(heading(page, say.made)).toBeFocused();
    await expect(page.getByText(say.wasSent)).toBeVisible();
    await expect(page.getByRole('img', { name: say.qr })).toBeVisible();
    await expectAccessible(page);
    const url = await page
      .getByRole('region', { name: say.link })
      .getByRole('link', { name: /\/pay\// })
      .getAttribute('href');
    await press(page, say.copy);
    await expect(page.getByText(say.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    const saving = page.waitForEvent('download');
    await press(page, say.png);
    const saved = readFileSync(await (await saving).path());
    expect(saved.subarray(1, 4).toString()).toBe('PNG');

    await page.getByRole('link', { name: say.open }).click();
    await expect(page).toHaveURL(/billing-requests\/view/);
    await expect(page.getByRole('img', { name: say.qr })).toBeVisible();
    await expectAccessible(page);
    await press(page, say.cancel);
    await page.locator('dialog[open]').getByRole('button', { name: say.cancel, exact: true }).click();
    await expect(page.getByText(say.canceled)).toBeVisible();
    await expect(page.getByRole('region', { name: say.link })).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('link', { name: say.resend }).click();
    await expect(page.getByText(say.copiedFrom)).toBeVisible();
    await press(page, say.next);
    await expect(page.getByRole('textbox', { name: say.amount })).toHaveValue('77.50');
    await page.getByRole('textbox', { name: say.amount }).focus();
    await walkOn(page, say);
    await press(page, say.send);
    await expect(heading(page, say.made)).toBeFocused();
    const another = page.getByRole('region', { name: say.link }).getByRole('link', { name: /\/pay\// });
    expect(await another.getAttribute('href')).not.toBe(url);
  });
}

test('a permanent link is made by the keyboard alone, and found again in its list', async ({ page }) => {
  await signIn(page, 'manager', '/billing-requests/permanent');
  await page.getByRole('link', { name: words['he-IL'].create }).press('Enter');
  await expect(page.getByRole('radio', { name: 'קבוע, לכל לקוח' })).toBeChecked();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'סכום' }).press('1');
  await page.keyboard.type('23.45');
  await walkOn(page, words['he-IL']);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'הקישור הקבוע נוצר')).toBeFocused();
  await page.getByRole('link', { name: words['he-IL'].open }).press('Enter');
  await expect(page).toHaveURL(/billing-link\/view/);
  await page.goto('/billing-requests/permanent');
  await expect(page.getByRole('table')).toContainText('123.45₪');
});

test('nothing of the wizard is lost by 390 px, nor of its link by 280', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'manager', '/wizard/billing-requests/create?permanent=true');
  await press(page, 'המשך');
  await page.getByRole('textbox', { name: 'סכום' }).fill('50');
  await walkOn(page, words['he-IL']);
  await press(page, 'יצירת הקישור');
  await expect(page.getByRole('img', { name: words['he-IL'].qr })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.setViewportSize({ width: 280, height: 700 });
  const panel = page.getByRole('region', { name: words['he-IL'].link });
  const isWithin = await panel.evaluate((region) => {
    const { left, right } = region.getBoundingClientRect();
    const boxes = [...region.querySelectorAll('button, a, svg')].map((part) => part.getBoundingClientRect());
    return boxes.every((box) => box.left >= left && box.right <= right);
  });
  expect(isWithin).toBe(true);
});
