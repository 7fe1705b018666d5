import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { terminalIDs } from '#tests/support/moneyPages.ts';
import { expectDone, goOn, openWizard, typeCard, unfold, words } from '#tests/support/paymentPages.ts';
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
  await unfold(page, said.fold.lines);
  await page.getByRole('button', { name: 'הוספת שורה חופשית' }).click();
  await page.getByRole('textbox', { name: /^שם הפריט/ }).fill('התקנה');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await goOn(page, said);
  await typeCard(page, said);
  for (const title of [said.fold.payments, said.fold.document]) await unfold(page, title);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await goOn(page, said);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: said.charge }).click();
  await expectDone(page, said.done.J4);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the bell stands in the bar of a quick charge, with no line of its own below it', async ({ page }) => {
  await signIn(page, 'merchant', '/wizard/transactions/quickcharge');
  const controls = page.getByRole('button', { name: /^מה ממתין/ }).locator('..');
  await expect(controls).toHaveCSS('border-bottom-width', '0px');
  await expect(controls).toHaveCSS('padding-inline-end', '0px');
});

test('a quick charge shows its button on the narrowest screen, and hides no field that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 560 });
  await signIn(page, 'merchant', '/accessibility');
  const [first = ''] = await terminalIDs(page);
  await openWizard(page, 'quickcharge', first);
  await expectNoSidewaysScroll(page);
  const submit = page.locator('button[type=submit]');
  await expect(submit).toBeInViewport({ ratio: 1 });
  await page.getByRole('textbox', { name: said.amount }).focus();
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    const [focused, button] = await Promise.all([page.locator(':focus').boundingBox(), submit.boundingBox()]);
    if (await submit.evaluate((element) => element === document.activeElement)) break;
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  }
  await expect(submit).toBeInViewport({ ratio: 1 });
});
