import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const words = {
  he: {
    link: 'החודש הקרוב, יום אחר יום',
    title: 'החודש הקרוב',
    calendar: 'מה נכנס ובאיזה יום',
    requests: 'דרישות תשלום פתוחות',
    cards: 'כרטיסים שתוקפם יפוג לפני החיוב',
    kept: 'התחזית הקודמת ומה שנכנס',
    closed: 'לא יום עסקים: שבת',
    set: 'הגדרת ימי כניסת הכסף',
    days: 'ימים בחודש',
    list: /^(דרישה אחת|שתי דרישות|\d+ דרישות)$/,
    next: /^ההשוואה הראשונה תוצג כאן/,
  },
  en: {
    link: 'A month ahead, day by day',
    title: 'A month ahead',
    calendar: 'What comes in, and on which day',
    requests: 'Open payment requests',
    cards: 'Cards that expire before their charge',
    kept: 'The last forecast, and what came in',
    closed: 'Not a banking day: Shabbat',
    set: 'Set credit days',
    days: 'Days of the month',
    list: /^(One request|\d+ requests)$/,
    next: /^The first comparison will be here/,
  },
} as const;

for (const language of ['he', 'en'] as const) {
  test(`a month ahead is told day by day, each figure with its rows, in ${language}`, async ({ page }) => {
    const say = words[language];
    await signIn(page, 'manager', '/books');
    if (language === 'en') {
      await page.getByRole('button', { name: /^עברית|שפה/ }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
    }
    await page.getByRole('link', { name: say.link }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    const money = section(page, say.calendar);
    await expect(money.getByText(say.closed).first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);

    // The credit days, without a pointer; with them a forecast is kept.
    await money.getByRole('button', { name: say.set }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: say.days }).focus();
    await page.keyboard.type('2, 8');
    await page.keyboard.press('Enter');
    await expect(section(page, say.kept).getByText(say.next)).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

    // An amount of several sources unfolds them.
    const unfolds = money.locator('button[aria-expanded=false]').first();
    await unfolds.focus();
    await page.keyboard.press('Enter');
    await expect(money.getByRole('group')).toHaveCount(2);
    // Requests that wait, one by one.
    const requests = section(page, say.requests);
    await requests.getByText(say.list).first().click();
    await expect(requests.getByRole('link').first()).toHaveAttribute('href', /\/payment-requests\/view\//);
    await expect(section(page, say.cards).getByRole('row').nth(1)).toBeVisible();
    // A link half below the bar would be told as too small; which one it is changes with the day.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);

    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(money.getByText(say.closed).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
}

test('a month ahead is found by asking for it', async ({ page }) => {
  await signIn(page, 'manager', '/customers/list');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('תחזית');
  await page.getByRole('option', { name: words.he.title }).click();
  await expect(page).toHaveURL(/\/books\/ahead/);
  await expect(page.getByRole('heading', { level: 1, name: words.he.title })).toBeVisible();
});
