import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

const words = {
  he: {
    // The same amount on the same card would be a double.
    sum: ['77.5', '232.50₪'],
    amount: 'סכום',
    start: 'התחלה',
    startDay: 'תאריך החיוב הראשון',
    end: 'סיום',
    count: 'מספר חיובים',
    next: 'החיובים הבאים',
    newCard: 'כרטיס חדש',
    number: 'מספר כרטיס',
    expiry: 'תוקף',
    code: /קוד אבטחה/,
    create: 'יצירה',
    summary: 'סיכום',
    pause: 'השהיה',
    from: 'מתאריך',
    paused: 'מושהית',
    resume: 'חידוש',
    active: 'פעילה',
    chargeNow: 'חיוב עכשיו',
    charge: /^חיוב .*77/,
    once: 'חיוב אחד',
    charges: /החיובים שבוצעו/,
    more: 'פעולות נוספות',
    triggerAll: 'חיוב כל הוראות הקבע שמועדן הגיע',
    pauseAll: 'השהיית כל הוראות הקבע הפעילות',
    goOn: 'המשך',
    inAll: 'סך הכול',
    tasks: 'פעולות ברקע',
    answer: 'ביטול',
    charged: undefined,
    finished: '',
    download: '',
  },
  en: {
    sum: ['77.4', '232.20₪'],
    amount: 'Amount',
    start: 'Start',
    startDay: 'Day of the first charge',
    end: 'End',
    count: 'Number of charges',
    next: 'Next charges',
    newCard: 'New card',
    number: 'Card number',
    expiry: 'Expiry',
    code: /Security code/,
    create: 'Create',
    summary: 'Summary',
    pause: 'Pause',
    from: 'From',
    paused: 'Paused',
    resume: 'Resume',
    active: 'Active',
    chargeNow: 'Charge now',
    charge: /^Charge .*77/,
    once: 'One charge',
    charges: /Charges made/,
    more: 'More actions',
    triggerAll: 'Charge all due billing deals',
    pauseAll: 'Pause all active billing deals',
    goOn: 'Continue',
    inAll: 'Total',
    tasks: 'Background tasks',
    answer: 'Charge all due billing deals',
    charged: /billing deals? charged/,
    finished: 'Finished: Charge all due billing deals',
    download: /^Download report/,
  },
} as const;

const state = (page: Page) => page.locator('article > header');
const inDialog = (page: Page, name: string | RegExp) =>
  page.locator('dialog[open]').getByRole('button', { name }).click();

async function speak(page: Page, language: keyof typeof words): Promise<void> {
  if (language === 'he') return;
  await page.getByRole('button', { name: /^עברית|שפה/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
}

for (const language of ['he', 'en'] as const) {
  const said = words[language];

  test(`a deal is set up with a card that is typed, paused, resumed and charged (${language})`, async ({ page }) => {
    await signIn(page, 'manager', '/customers/list');
    await speak(page, language);
    await page.getByRole('table').locator('[data-row-link]').first().click();
    await expect(page).toHaveURL(/customers\/view/);
    const customer = /view\/([^?]+)/.exec(page.url())?.[1] ?? '';
    await page.goto(`/billing-deals/create/${customer}`);
    await page.getByRole('textbox', { name: said.amount }).fill(said.sum[0]);
    // A deal that starts today may be charged by itself at any moment.
    await page.getByLabel(said.start, { exact: true }).selectOption('specifiedDate');
    await page.getByRole('textbox', { name: said.startDay }).fill('20/11/2029');
    await page.getByLabel(said.end, { exact: true }).selectOption('afterNumberOfPayments');
    await page.getByRole('textbox', { name: said.count }).fill('3');
    await expect(page.getByRole('region', { name: said.next })).toContainText(said.sum[1]);
    await page.getByRole('radio', { name: said.newCard }).check();
    await page.getByRole('textbox', { name: said.number }).fill('4580280000000008');
    await page.getByRole('textbox', { name: said.expiry }).fill('1230');
    await page.getByRole('textbox', { name: said.code }).fill('123');
    await expectAccessible(page);
    // By the keyboard alone from here: Enter sends the form.
    await page.getByRole('textbox', { name: said.amount }).press('Enter');
    await expect(page).toHaveURL(/billing-deals\/view/);
    await expect(page.getByRole('region', { name: said.summary })).toContainText('458028******0008');
    await expectAccessible(page);

    await page.getByRole('button', { name: said.pause, exact: true }).press('Enter');
    // The sandbox's clock is not the browser's.
    await page.getByRole('textbox', { name: said.from }).fill('15/11/2026');
    await page.getByRole('textbox', { name: said.from }).press('Enter');
    await expect(state(page)).toContainText(said.paused);
    await page.getByRole('button', { name: said.resume, exact: true }).press('Enter');
    await inDialog(page, said.resume);
    await expect(state(page)).toContainText(said.active);

    await page.getByRole('button', { name: said.chargeNow }).click();
    await inDialog(page, said.charge);
    await expect(page.getByRole('region', { name: said.summary })).toContainText(said.once);
    await expect(page.getByRole('tab', { name: said.charges })).toContainText('1');

    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });

  test(`all deals of a terminal show their plan before they are paused or charged (${language})`, async ({ page }) => {
    await signIn(page, 'manager', '/billing-deals/list');
    await speak(page, language);
    const choose = async (action: string) => {
      await page.getByRole('button', { name: said.more }).first().click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await choose(said.pauseAll);
    await page.getByRole('textbox', { name: said.from }).fill('15/11/2026');
    await expectAccessible(page);
    await inDialog(page, said.goOn);
    await expect(page.getByRole('alertdialog')).toContainText('15/11/2026');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    await choose(said.triggerAll);
    await expect(page.getByRole('alertdialog')).toContainText(said.inAll);
    await expectAccessible(page);
    // What is due is due once: one of the two languages goes ahead.
    await inDialog(page, said.answer);
    const report = page.getByRole('region', { name: said.tasks });
    if (said.charged === undefined) {
      await expect(report).toHaveCount(0);
      return;
    }
    test.setTimeout(120_000);
    // It ends with what happened to each, not with the queue; the report is there to be kept.
    await expect(report).toContainText(said.finished, { timeout: 60_000 });
    await expect(report).toContainText(said.charged);
    const saved = page.waitForEvent('download');
    await report.getByRole('button', { name: said.download }).press('Enter');
    expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
}
