import { expect, test, type Route } from '@playwright/test';
import { isObject } from '#contract/envelope.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { chargeButton, fillQuickCharge, ownAmount, terminalIDs, transactionsOf } from '#tests/support/moneyPages.ts';
import { change } from '#tests/support/poorAnswers.ts';
import { signInAnew } from '#tests/support/signIn.ts';

test.describe('a payment whose answer is lost on a server without keys', () => {
  /** How the questions about it are answered. */
  const lookups: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'with status error': (route) => route.fulfill({ json: { status: 'error', message: 'לא עכשיו' } }),
    'without the name of the attempt': (route) =>
      change(route, (body) => (isObject(body) ? { ...body, extension: null } : body)),
  };

  for (const [index, [name, answer]] of Object.entries(lookups).entries()) {
    test(`is unknown when it is answered ${name}, and the person is led to it`, async ({ page, context }) => {
      // The browser's clock and the server's agree.
      await page.clock.install({ time: '2026-11-15T10:05:00Z' });
      const amount = ownAmount(351.1 + index);
      await page.route('**/config.json', (route) =>
        change(route, (config) => (isObject(config) ? { ...config, idempotencyHeader: false } : config)),
      );
      await signInAnew(page, 'manager', '/accessibility');
      const [, terminalID = ''] = await terminalIDs(page);
      await fillQuickCharge(page, amount, terminalID);
      await page.route(
        '**/api/transactions/create',
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      const looked = index === 0 ? /\/api\/transactions\?/ : /\/api\/transactions\/[0-9a-f-]{36}/;
      await page.route(looked, answer);
      await chargeButton(page).click();
      await expect(page.getByText('בודקים אם העסקה בוצעה…')).toBeVisible();
      // Look by look: each begins when the one before has been answered.
      const unknown = page.getByText('לא ניתן לברר אם העסקה בוצעה.');
      await expect(async () => {
        await page.clock.fastForward('00:10');
        await expect(unknown).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(page.getByText(/העסקה לא בוצעה|פעם אחת בלבד/)).toHaveCount(0);
      await expect(chargeButton(page)).toBeDisabled();
      await expectAccessible(page);

      await page.unroute(looked);
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'חיפוש ברשימת העסקאות' }).click();
      const list = await opened;
      await expect(list.getByRole('table').getByRole('rowheader')).toHaveCount(1);
      await expect(list.getByRole('table')).toContainText(amount.toFixed(2));
      await list.close();
      await page.getByRole('button', { name: 'העסקה ברשימה', exact: true }).click();
      await expect(page.getByText(/העסקה בוצעה/)).toBeVisible();
      expect(await transactionsOf(page, amount)).toHaveLength(1);
    });
  }
});
