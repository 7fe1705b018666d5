import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signInAnew } from '#tests/support/signIn.ts';

const ofNewVersion = { 'x-ui-version': '99.0.0' };
const card = (page: Page) => page.getByRole('alertdialog');
/** What a person meets of the session: each is brought on screen for a page that shows the list. */
const pieces: Record<string, (page: Page) => Promise<void>> = {
  'the question whether somebody is there': async (page) => {
    // A call that comes back later would count as somebody at work.
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward('14:20');
    await expect(card(page)).toBeVisible();
  },
  'the expired session': async (page) => {
    // The way to the sign-in page stays open-ended: the card is looked at for longer than it would stand.
    await page.route('**/sandbox/identity/**', () => undefined);
    await page.route('**/api/consumers?*', (route) => route.fulfill({ status: 401 }));
    await page.getByRole('columnheader').getByRole('button').first().click();
    await expect(card(page)).toBeVisible();
  },
  'the new version and a failed call': async (page) => {
    // Every answer names the new version: which of them is compared first is nobody's business.
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), ...ofNewVersion } });
    });
    await page.route('**/api/consumers?*', (route) =>
      route.fulfill({ status: 500, headers: { ...ofNewVersion, 'x-correlation-id': 'abcd-1234' } }),
    );
    await page.reload();
    const messages = page.locator('[role=status][aria-atomic=false]');
    await expect(messages.locator('> :not([role=group])')).toBeVisible();
    await expect(messages.getByRole('group')).toBeVisible();
  },
};

for (const [name, show] of Object.entries(pieces)) {
  for (const [locale, theme] of [
    ['he-IL', 'light'],
    ['en-IL', 'dark'],
  ] as const) {
    test(`${name} can be used by everybody, ${locale}, ${theme}`, async ({ page }) => {
      await page.clock.install();
      await page.emulateMedia({ colorScheme: theme });
      // One page, so that nothing fetched ahead meets the fault before the person does.
      await signInAnew(page, 'manager', `/customers/list?filter=${encodeURIComponent('{"search":"customer20"}')}`);
      if (locale === 'en-IL') {
        await page.getByRole('button', { name: 'עברית' }).click();
        await page.getByRole('menuitem', { name: 'English' }).click();
        // What the other language asks for would count as somebody at work.
        await expect(page.getByRole('columnheader', { name: 'Phone', exact: true })).toBeVisible();
      }
      await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
      await show(page);
      await page.clock.runFor(500);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.clock.runFor(500);
      await expectAccessible(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}
