import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

const links = (page: Page) => page.getByRole('table').locator('[data-row-link]');
const glance = (page: Page) => page.getByRole('region', { name: /^מבט מהיר/ });
const scrolled = async (page: Page) => page.locator('[data-scroller]').evaluate(({ scrollTop }) => scrollTop);

async function open(page: Page, address: string): Promise<void> {
  await signIn(page, 'manager', address);
  await expect(links(page).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // The keys of rows come once the first screen stands.
  await expect(page.locator('[data-announces=glance]')).toBeAttached();
}

test('a glance follows the arrows beside the list, which keeps its place, and asks only where they rest', async ({
  page,
}) => {
  // Customers: a transaction's record may ask for the one that it follows up.
  await open(page, '/customers/list');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/consumers\/[0-9a-f-]{36}$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await links(page).nth(20).focus();
  await page.keyboard.press('Space');
  await expect(glance(page)).toBeVisible();
  await expect(glance(page).locator('[aria-busy=true]')).toHaveCount(0);
  await expect(links(page).nth(20)).toBeFocused();
  const place = await scrolled(page);
  const { href } = await links(page)
    .nth(20)
    .evaluate((link) => ({ href: link.getAttribute('href') ?? '' }));
  expect(asked.map((address) => address.split('/').at(-1))).toEqual([href.split('/').at(-1)]);
  const [region, table] = [await glance(page).boundingBox(), await page.locator('[data-scroller]').boundingBox()];
  expect(region?.width).toBe(420);
  // Hebrew: the glance stands at the left, and the list begins where it ends.
  expect((table?.x ?? 0) >= (region?.width ?? 0)).toBe(true);

  await page.evaluate(() => {
    for (let step = 0; step < 12; step += 1) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    }
  });
  await expect(links(page).nth(32)).toBeFocused();
  await expect.poll(() => asked.length).toBe(2);
  await expect(glance(page).locator('[aria-busy=true]')).toHaveCount(0);
  expect(asked).toHaveLength(2);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(glance(page)).toHaveCount(0);
  await expect(links(page).nth(31)).toBeFocused();
  expect(await scrolled(page)).toBeGreaterThanOrEqual(place);
});

test('a glance leaves room for the list at 1024 px, and leads to the whole record', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, '/billing-deals/list');
  await links(page).nth(1).focus();
  await page.keyboard.press('Space');
  await expect(glance(page)).toBeVisible();
  expect((await page.locator('[data-scroller]').boundingBox())?.width).toBeGreaterThan(380);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('F6');
  await expect(glance(page)).toBeFocused();
  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/billing-deals\/view\//);
  await expect(glance(page)).toHaveCount(0);
  await page.goBack();
  await expect(links(page).nth(1)).toBeFocused();
});
