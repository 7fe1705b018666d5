import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

const waits = (page: Page) => page.getByRole('region', { name: /ממתינים לטיפול$|things wait$/ });
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

for (const language of ['עברית', 'English']) {
  test(`home says what waits, and each row opens as many, in ${language}`, async ({ page }) => {
    await signIn(page, 'manager', '/');
    if (language === 'English') {
      await page.getByRole('button', { name: /^עברית|שפה/ }).click();
      await page.getByRole('menuitem', { name: language }).click();
    }
    await expect(waits(page)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
    const links = waits(page).getByRole('listitem').getByRole('link', { name: /\d/ });
    const count = await links.count();
    expect(count).toBeGreaterThan(4);
    for (let place = 0; place < count; place += 1) {
      const text = await links.nth(place).innerText();
      const told = /^\D*([\d,]+)/.exec(text)?.[1] ?? '';
      await links.nth(place).click();
      await expect(page).toHaveURL(/\/list\?|\/transactions\/filter\?/);
      await expect(page.locator('main output').filter({ visible: true }).first()).toContainText(`${told} `);
      await page.goBack();
      await expect(waits(page)).toBeVisible();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
}

test('one goes through what waits by the keyboard alone', async ({ page }) => {
  await signIn(page, 'manager', '/');
  await expect(waits(page)).toBeVisible();
  const oneByOne = { name: 'כרטיס חדש, אחת אחת' };
  const row = waits(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', oneByOne) })
    .first();
  await row.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('link', oneByOne)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/billing-deals\/view\//);
  // The rest of them is a step away.
  await expect(page.getByRole('link', { name: 'הרשומה הבאה' })).toBeVisible();
});

test('who may not see home finds it behind the bell, which waits until the first screen stands', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, 'merchant', '/');
  await page.waitForURL(/quickcharge/);
  const bell = page.getByRole('button', { name: /^מה ממתין: \d+ דברים$/ });
  await expect(bell).toBeVisible();
  expect(asked.filter((path) => path.includes('/billing') || path.includes('future'))).toEqual([]);
  const told = digitsOf((await bell.getAttribute('aria-label')) ?? '');
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'מה ממתין' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  expect(digitsOf(await panel.getByRole('heading').innerText())).toBe(told);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();
  await bell.click();
  await panel.getByRole('link').first().click();
  await expect(page).toHaveURL(/filter=/);
  await expect(panel).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await bell.click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});
