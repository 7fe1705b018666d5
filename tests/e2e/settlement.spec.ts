import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { callApi } from '#tests/support/callApi.ts';
import { signIn } from '#tests/support/signIn.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

async function speakEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^עברית|שפה/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
}

/** Takes money on the first terminal of a merchant whom no other journey disturbs. */
async function charge(page: Page, amounts: readonly number[]): Promise<void> {
  const [known] = await callApi(page, [{ method: 'GET', path: '/api/transactions?take=1' }]);
  const terminalID = (known?.data as { terminalID: string }[] | undefined)?.[0]?.terminalID;
  const card = { cardNumber: '4242424242424242', cardExpiration: '12/30', cvv: '123', cardOwnerName: 'Dana Levi' };
  const answers = await callApi(
    page,
    amounts.map((transactionAmount) => ({
      method: 'POST',
      path: '/api/transactions/create',
      body: { terminalID, transactionAmount, creditCardSecureDetails: card },
    })),
  );
  expect(answers.map(({ status }) => status)).toEqual(amounts.map(() => 'success'));
}

test('what waits on a terminal is planned, transmitted, and stands in a transmission of its own', async ({ page }) => {
  await signIn(page, 'otherManager', '/transmissions/list');
  await charge(page, [301.01, 302.02]);
  await main(page).getByRole('button', { name: 'פעולות נוספות' }).click();
  await page.getByRole('menuitem', { name: 'שידור כל העסקאות' }).click();
  const plan = page.getByRole('alertdialog', { name: /^לשדר/ });
  await expect(plan).toContainText('סך הכול');
  await expectAccessible(page);
  await plan.getByRole('button', { name: 'שידור כל העסקאות' }).click();
  await expect(page.getByRole('region', { name: 'פעולות ברקע' })).toContainText('הסתיים: שידור כל העסקאות');
  await main(page).locator('[data-row]', { hasText: '15/11/2026' }).getByRole('link').first().click();
  await expect(title(page)).toHaveText('עסקאות השידור');
  await expect(main(page)).toContainText('301.01');
  await expect(main(page)).toContainText('302.02');
  await expectAccessible(page);
});

test('the income report and the webhooks on a phone, in English', async ({ page }) => {
  await signIn(page, 'manager', '/income/list');
  await speakEnglish(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(main(page).getByText(/^Total/)).toContainText('₪');
  for (const sum of ['Refunds', 'Before VAT', 'VAT']) {
    await expect(
      main(page)
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${sum}$`) })
        .locator('+ dd'),
    ).toContainText('₪');
  }
  await expectAccessible(page);

  await page.goto('/web-hooks-completed');
  const failures = main(page).getByRole('checkbox', { name: 'Tells of a failure' });
  await failures.click();
  await expect(failures).toBeChecked();
  const first = main(page)
    .getByRole('button', { name: /^Actions: / })
    .first();
  await expect(first).toHaveAccessibleName(/declined|failed/);
  await first.click();
  await page.getByRole('menuitem', { name: 'Message content' }).click();
  const content = page.getByRole('dialog').getByRole('textbox', { name: 'Message content' });
  await expect(content).toHaveValue(/"isFailureEvent": true/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await first.click();
  await page.getByRole('menuitem', { name: /^Open the / }).click();
  await expect(page).toHaveURL(/\/(transactions|invoicing)\/view\//);
});
