import { expect, test, type Locator } from '@playwright/test';
import { he } from '#src/i18n/he.ts';
import { listOfRoute, lists, recordOfRoute } from '#src/resources/registry.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { callApi } from '#tests/support/callApi.ts';
import { signIn } from '#tests/support/signIn.ts';

const titles: Readonly<Record<string, string>> = he.route;
const shown = lists.flatMap(({ name, page, detailPage }) =>
  detailPage && recordOfRoute(detailPage.name) && !listOfRoute(detailPage.name) && !page.path.includes(':')
    ? [{ name, list: page.path, title: titles[detailPage.name] ?? '' }]
    : [],
);

/** What links to other records show where it is only the beginning of their ids. */
const linksByShortId = (region: Locator) =>
  region
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .map((link) => ({ text: link.textContent, id: link.getAttribute('href')?.split('/').at(-1) ?? '' }))
        .flatMap(({ text, id }) => (text.length === 8 && id.startsWith(text) ? [text] : [])),
    );

test('every list leads to a page of each record: facts on one screen, the rest folded, no violation', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, 'manager');
  expect(shown.length).toBeGreaterThan(8);
  for (const { name, list, title } of shown) {
    await test.step(name, async () => {
      await page.goto(`${list}?filter=%7B%7D&page=1&perPage=25`);
      const link = page.getByRole('table').getByRole('rowheader').getByRole('link').first();
      await expect(link).toBeVisible();
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('main article')).toHaveAttribute('aria-busy', 'false');
      // Who or what, not an id; other records are called likewise.
      const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
      await expect(page.locator('article > header h2')).not.toHaveText(id.slice(0, 8));
      await expect.poll(() => linksByShortId(page.getByRole('region', { name: 'סיכום' }))).toEqual([]);
      const facts = page.getByRole('region', { name: 'סיכום' }).getByRole('definition');
      const values = await facts.allTextContents();
      expect(values.length).toBeLessThanOrEqual(12);
      expect(values.filter((value) => ['', '—', '0', '0.00₪'].includes(value))).toEqual([]);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(900);
      await expectAccessible(page);

      for (const title of await page.locator('article details[aria-labelledby] > summary').all()) await title.click();
      await expect(page.getByRole('group', { name: 'פרטים טכניים' }).getByText(id, { exact: true })).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('previous and next follow the list, by keyboard, and are not there for who comes by a link', async ({ page }) => {
  await signIn(page, 'manager', '/customers/list');
  const links = page.getByRole('table').getByRole('rowheader').getByRole('link');
  const paths = await Promise.all([0, 1, 2].map((index) => links.nth(index).getAttribute('href')));
  await links.nth(1).click();
  const next = page.getByRole('link', { name: 'הרשומה הבאה' });
  await expect(page.getByRole('link', { name: 'הרשומה הקודמת' })).toHaveAttribute('href', paths[0] ?? '');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${paths[2]}$`));
  await expect(next).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/customers\/list/);
  await page.goto(paths[1] ?? '');
  await expect(page.locator('main article')).toHaveAttribute('aria-busy', 'false');
  await expect(next).toHaveCount(0);
});

test('what is on its way is no wider than the screen', async ({ page }) => {
  await signIn(page, 'manager', '/customers/list');
  const link = page.getByRole('table').getByRole('rowheader').getByRole('link').first();
  const path = (await link.getAttribute('href')) ?? '';
  await page.route(/\/cardtokens\?/, () => new Promise(() => {}));
  await page.goto(path);
  await expect(page.locator('main article')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('region', { name: 'כרטיסים שמורים' }).getByText('הפרטים נטענים')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('a record that is not there says so', async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/customers/view/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('alert').filter({ hasText: 'הרשומה לא נמצאה' })).toBeVisible();
});

test("a merchant's record names no deal they may not open", async ({ page }) => {
  await signIn(page, 'merchant');
  const [documents] = await callApi(page, [{ method: 'GET', path: '/api/invoicing?take=250' }]);
  const { data = [] } = documents as { data?: { invoiceID: string; billingDealID?: string; consumerID?: string }[] };
  const ofDeal = data.find(({ billingDealID, consumerID }) => billingDealID && consumerID);
  await page.goto(`/invoicing/view/${ofDeal?.invoiceID ?? 'of no deal'}`);
  await expect(page.locator('main article')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('main article a[href*="/customers/view/"]').first()).toBeVisible();
  await expect(page.locator('main article a[href*="/billing-deals/"]')).toHaveCount(0);
});
