import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { callApi } from '#tests/support/callApi.ts';
import { signIn } from '#tests/support/signIn.ts';

const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');

/** The terminal a list shows. */
const terminalOf = (page: Page) =>
  (JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as { terminalID: string }).terminalID;

test('a list tells of what somebody else does, and moves nothing until asked', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'manager', '/items/list');
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(/terminalID/);
  const terminalID = terminalOf(page);
  const first = await rows(page).first().textContent();

  const itemOf = (itemName: string) => ({ itemName, price: 5, currency: 'ILS', terminalID });
  const others = ['Candle', 'Lantern'].map((name) => `${name} ${Date.now()}`);
  await callApi(
    page,
    others.map((name) => ({ method: 'POST', path: '/api/items', body: itemOf(name) })),
  );

  const news = page.getByRole('button', { name: /^(שתי|\d+) רשומות חדשות$/ });
  // What listens loads behind the first screen; then half a minute goes by.
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(news).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(rows(page).first()).toHaveText(first ?? '');
  await expectAccessible(page);
  await news.click();
  for (const name of others) await expect(rows(page).filter({ hasText: name })).toBeVisible();
  await expect(rows(page).first().getByRole('link')).toBeFocused();
  await expect(news).toBeHidden();
});
