import { expect, test, type Page } from '@playwright/test';
import { goOn, typeCard, words } from '#tests/support/paymentPages.ts';
import { signIn } from '#tests/support/signIn.ts';

const { he } = words;

/** The history tells as many steps: it follows the form, which shows a step a moment before. */
const expectSteps = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => history.state?.usr?.steps?.length)).toBe(count);

test("the browser's Back is a step of a wizard, after a reload too, and asks only where it leads out", async ({
  page,
}) => {
  const amount = page.getByRole('textbox', { name: he.amount });
  const number = page.getByRole('textbox', { name: he.number });
  await signIn(page, 'manager', '/transactions/list');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'תפריט' }).click();
  await page.locator('a[href^="/wizard/transactions/charge"]').first().click();
  await amount.fill('12');
  await goOn(page, he);
  await typeCard(page, he);
  await goOn(page, he);
  await expect(page.getByText(/בתשלום אחד/)).toBeVisible();
  await expectSteps(page, 3);

  await page.goBack();
  await expect(number).toBeVisible();

  await page.goBack();
  await expect(amount).toHaveValue(/^12/);
  await page.goForward();
  await expect(number).toBeVisible();
  await expectSteps(page, 2);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(number).toBeVisible();
  await expectSteps(page, 2);
  await page.goBack();
  await expect(amount).toHaveValue(/^12/);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/wizard/transactions/charge');
});
