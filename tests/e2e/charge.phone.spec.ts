import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { terminalIDs } from '#tests/support/moneyPages.ts';
import { expectDone, goOn, openWizard, typeCard, words } from '#tests/support/paymentPages.ts';
import { signIn } from '#tests/support/signIn.ts';

const said = words.he;

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test('a charge is made on a phone, step by step', async ({ page }) => {
  await signIn(page, 'merchant', '/accessibility');
  const [, second = ''] = await terminalIDs(page);
  await openWizard(page, 'charge', second, 'amount=481');
  await expectNoSidewaysScroll(page);
  await goOn(page, said);
  await page.getByRole('button', { name: 'הוספת שורה חופשית' }).click();
  await page.getByRole('textbox', { name: /^שם הפריט/ }).fill('התקנה');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await goOn(page, said);
  await typeCard(page, said);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await goOn(page, said);
  await expectNoSidewaysScroll(page);
  await goOn(page, said);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: said.charge }).click();
  await expectDone(page, said.done.J4);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
