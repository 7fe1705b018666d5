import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { ask, card, ownAmount, terminalIDs, thisTry, transactionsOf } from '#tests/support/moneyPages.ts';
import { expectDone, words } from '#tests/support/paymentPages.ts';
import { signIn } from '#tests/support/signIn.ts';

const said = words.he;
const field = 'חיפוש לקוח, סכום או פעולה';
const palette = (page: Page) => page.getByRole('dialog', { name: field });

/** A customer of the first terminal whom nobody else has, and how to reach them. */
async function makeCustomer(page: Page) {
  const [terminalID = ''] = await terminalIDs(page);
  const consumerPhone = `058${String(Date.now()).slice(-7)}`;
  const consumerName = `מתקשרת ${thisTry()}`;
  await ask(page, '/../../profile/api/consumers', { terminalID, consumerName, consumerPhone });
  return { consumerPhone, consumerName };
}

test('a customer is found by telephone and charged, by keys alone', async ({ page }) => {
  await signIn(page, 'manager', '/transactions/list');
  const { consumerPhone, consumerName } = await makeCustomer(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(consumerPhone);
  await expect(palette(page).getByRole('option', { selected: true })).toContainText(consumerName);
  await page.keyboard.press('Tab');
  await expect(palette(page).getByRole('option', { name: 'חיוב', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: said.amount })).toBeFocused();
  const amount = ownAmount(571);
  await page.keyboard.type(String(amount));
  const number = page.getByRole('textbox', { name: said.number });
  for (let keys = 0; keys < 20 && !(await number.evaluate((one) => one === document.activeElement)); keys += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type(card.number);
  await page.keyboard.press('Tab');
  await page.keyboard.type(card.expiry.replace('/', ''));
  await page.keyboard.press('Tab');
  await page.keyboard.type(card.cvv);
  await page.keyboard.press('Enter');
  await expectDone(page, said.done.J4);
  expect(await transactionsOf(page, amount)).toHaveLength(1);

  // Who was charged is a key away: their payments are found with them.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(consumerPhone);
  const theirs = palette(page).getByRole('group', { name: 'עסקאות' });
  await expect(theirs.getByRole('option')).toContainText(String(amount));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/transactions\/view\//);
});

for (const language of ['he', 'en'] as const) {
  test(`the open palette is accessible, in ${language}`, async ({ page }) => {
    await signIn(page, 'manager', '/customers/list');
    if (language === 'en') {
      await page.getByRole('button', { name: /עברית/ }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    }
    await page.locator('[aria-haspopup=dialog][aria-keyshortcuts]').click();
    const box = page.locator('dialog').getByRole('combobox');
    await expect(box).toBeFocused();
    await expectAccessible(page);
    await box.fill('an');
    const record = page.locator('dialog [role=option]').filter({ hasText: '⋯' }).first();
    await expect(record).toBeVisible();
    await expect(page.locator('dialog [aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
    await box.fill('zzqqxx');
    await expect(page.locator('dialog').getByRole('status')).toHaveText(/./);
    await expect(page.locator('dialog [aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.locator('[aria-haspopup=dialog][aria-keyshortcuts]')).toBeFocused();
  });
}
