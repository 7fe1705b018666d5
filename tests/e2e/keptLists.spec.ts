import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { people } from '#tests/support/people.ts';
import { signIn, signInAnew } from '#tests/support/signIn.ts';

const table = (page: Page) => page.locator('[data-scroller]');
const links = (page: Page) => page.getByRole('table').getByRole('rowheader').getByRole('link');
const scrollOf = (page: Page) => table(page).evaluate(({ scrollTop, scrollLeft }) => [scrollTop, Math.abs(scrollLeft)]);

async function signOutAndIn(page: Page, person: keyof typeof people): Promise<void> {
  await page.getByRole('button', { name: /פרופיל/ }).click();
  await page.getByRole('menuitem', { name: 'התנתקות' }).click();
  await page.locator('input[name=login]').fill(people[person]);
  await page.locator('input[name=password]').fill('sandbox');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a list is as it was left: filters, rows, scroll, focus, without asking again', async ({ page }) => {
  await signIn(page, 'manager', '/transactions/list');
  // The next page is asked for when the browser has nothing better to do.
  const ahead = page.waitForResponse((response) => /Completed.*skip=100/.test(response.url()));
  await page.getByRole('button', { name: 'הושלמה' }).first().click();
  await expect(page).toHaveURL(/Completed/);
  await expect(links(page).nth(40)).toBeAttached();
  await ahead;
  await links(page).nth(40).scrollIntoViewIfNeeded();
  await table(page).evaluate((box) => box.scrollBy({ left: -300 }));
  const before = await scrollOf(page);
  expect(before[0]).toBeGreaterThan(500);
  const questions: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/transactions\?/.test(request.url())) questions.push(request.url());
  });
  const address = page.url();
  await links(page).nth(40).click();
  await expect(page.locator('main article')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(links(page).nth(40)).toBeFocused();
  expect(await scrollOf(page)).toEqual(before);
  await page.goForward();
  await expect(page.locator('main article')).toBeVisible();
  const entry = page.getByRole('navigation').getByRole('link', { name: 'עסקאות', exact: true });
  // A link copied from the menu opens what a click opens.
  await expect(entry).toHaveAttribute('href', new URL(address).pathname + new URL(address).search);
  await entry.click();
  await expect(page).toHaveURL(/Completed/);
  await expect.poll(() => scrollOf(page)).toEqual(before);
  expect(questions).toEqual([]);
});

test('lists stay as they are beside each other, what is half typed and ticked too', async ({ page }) => {
  await signIn(page, 'manager', '/customers/list');
  const open = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await expect(links(page).nth(3)).toBeVisible();
  const first = await links(page).first().textContent();
  await page.getByRole('row').nth(2).getByRole('checkbox').check();
  await page.evaluate(() => document.querySelector('[data-scroller] tbody tr')?.setAttribute('data-same', ''));
  await open('עסקאות');
  await expect(page).toHaveURL(/transactions/);
  await expect(page.getByRole('heading', { level: 1, name: 'עסקאות' })).toBeVisible();
  await expect(links(page).first()).not.toHaveText(String(first));
  await expectAccessible(page);
  const same = page.locator('[data-same]');
  await expect(same).toBeAttached();
  await expect(same).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'חיוב מהיר', exact: true }).click();
  await expect(page).toHaveURL(/quickcharge/);
  await expect(page.locator('form input').first()).toBeFocused();
  await expect(same).toBeHidden();
  await page.goBack();
  await open('לקוחות');
  await expect(links(page).first()).toHaveText(String(first));
  await expect(page.getByRole('row').nth(2).getByRole('checkbox')).toBeChecked();
  // The very elements of before: nothing was built anew.
  await expect(page.locator('tr[data-same]:visible')).toHaveCount(1);
  await expect(page.getByRole('table')).toHaveCount(1);
});

test('columns, density and a default view outlive signing out, and are of nobody else', async ({ page }) => {
  await signInAnew(page, 'manager');
  await page.getByRole('button', { name: 'עמודות' }).click();
  const columns = page.getByRole('dialog', { name: 'עמודות' });
  await columns.getByRole('checkbox', { name: 'טלפון' }).uncheck();
  await columns.getByRole('radio', { name: 'צפוף' }).check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'חיפוש' }).fill('a');
  await expect(page).toHaveURL(/search/);
  await page.getByRole('button', { name: /^תצוגות/ }).click();
  const views = page.getByRole('dialog', { name: 'תצוגות' });
  await views.getByRole('textbox').fill('עם a');
  await page.keyboard.press('Enter');
  await views.getByRole('button', { name: 'פתיחת הרשימה בתצוגה עם a' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await signOutAndIn(page, 'manager');
  await page.goto('/customers/list');
  await expect(page).toHaveURL(/search/);
  await expect(page.getByRole('button', { name: 'תצוגות עם a' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'טלפון' })).toHaveCount(0);
  await expect(links(page).first()).toBeVisible();
  const height = await page
    .getByRole('table')
    .locator('tbody tr')
    .first()
    .evaluate((row) => row.clientHeight);
  expect(height).toBeLessThanOrEqual(37);

  await signOutAndIn(page, 'otherManager');
  await page.goto('/customers/list');
  await expect(links(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/search/);
  await expect(page.getByRole('columnheader', { name: 'טלפון' })).toHaveCount(1);
});

test('a column is dragged to its place', async ({ page }) => {
  await signIn(page, 'manager');
  await page.getByRole('button', { name: 'עמודות' }).click();
  const panel = page.getByRole('dialog', { name: 'עמודות' });
  const entry = (name: string) => panel.getByRole('listitem').filter({ hasText: name });
  // It grows into its place.
  await panel.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined))),
  );
  const [from, to] = [
    entry('טלפון').locator('span[aria-hidden=true]'),
    panel.getByRole('listitem').first().locator('span[aria-hidden=true]'),
  ];
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('no grips');
  await page.mouse.move(start.x + 8, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(end.x + 8, end.y + 8, { steps: 8 });
  await page.mouse.up();
  await expect(panel.getByRole('listitem').first()).toContainText('טלפון');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader').filter({ hasText: /./ }).first()).toHaveText('טלפון');
});
