import { expect, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

test('a view goes to a colleague by its link, into the menu, and opens the application', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'manager', '/transactions/list');
  const failed = page.getByRole('button', { name: 'נכשלה' }).first();
  await failed.click();
  await expect(page).toHaveURL(/Failed/);
  await page.getByRole('button', { name: /^תצוגות/ }).click();
  await page.getByRole('textbox', { name: 'שם לתצוגה חדשה' }).fill('שנכשלו');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'העתקת קישור לתצוגה הזו' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURI(link)).toMatch(
    /\/transactions\/list\/view\?v=1&name=שנכשלו&terminal=[\w-]+&filter\.quickStatusFilter=Failed&columns=/,
  );
  await page.getByRole('button', { name: 'פעולות לתצוגה שנכשלו' }).click();
  await page.getByRole('button', { name: 'בתפריט', exact: true }).click();
  await page.getByRole('button', { name: 'דף פתיחה', exact: true }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // Another terminal than the link's: nothing is asked before the person has said on which.
  const rows: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/transactions\?/.test(request.url())) rows.push(request.url());
  });
  await page.goto(link.replace(/terminal=[\w-]+/, 'terminal=of-another'));
  const stay = page.getByRole('button', { name: /^פתיחה במסוף/ });
  await expect(stay).toBeVisible();
  await expectAccessible(page);
  expect(rows).toEqual([]);
  await stay.click();
  const bar = page.getByRole('region', { name: 'תצוגה זמנית' });
  await expect(bar).toContainText('שנכשלו');
  await expect(page).toHaveURL(/\/transactions\/list\?filter=.*Failed/);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'יציאה מהתצוגה' }).click();
  await expect(bar).toBeHidden();
  await expect(page).not.toHaveURL(/Failed/);

  await page.goto('/');
  await expect(page).toHaveURL(/\/transactions\/list\?filter=.*Failed/);
  await page.getByRole('navigation').getByRole('link', { name: 'לקוחות', exact: true }).click();
  await expect(page).toHaveURL(/\/customers\/list/);
  const pin = page.getByRole('navigation').getByRole('link', { name: 'שנכשלו' });
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/transactions\/list\?filter=.*Failed/);
});
