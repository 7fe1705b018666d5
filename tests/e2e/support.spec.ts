import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { signIn } from '#tests/support/signIn.ts';

const chatOrigin = 'http://chat.test';
/** A provider that shows what its script could get hold of. */
const sdk = `
  const attempt = (task) => { try { return String(task()); } catch { return 'refused'; } };
  window.chatwootSDK = { run({ websiteToken }) {
    window.$chatwoot = { toggle: (state) => { window.dispatchEvent(new Event('chatwoot:' + (state === 'open' ? 'opened' : 'closed'))); }, setLocale() {} };
    document.cookie = 'cw=1; path=/';
    const button = document.createElement('button');
    button.textContent = [websiteToken, attempt(() => window.parent.document.title), attempt(() => window.parent.localStorage.length), document.cookie, localStorage.length].join('|');
    button.onclick = () => window.$chatwoot.toggle('open');
    document.body.append(button);
    window.dispatchEvent(new Event('chatwoot:ready'));
  } };`;

/** Gives the app a chat: what the sandbox does with SANDBOX_CHAT_URL, for this page alone. */
async function configureChat(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...config, chat: { baseUrl: chatOrigin, websiteToken: 'site' } } });
  });
  await page.route(/\/support\.html/, async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    const given = headers['content-security-policy'] ?? '';
    const policy = given.replace("script-src 'self'", `script-src 'self' ${chatOrigin}`);
    await route.fulfill({
      response: answer,
      headers: { ...headers, 'content-security-policy': policy },
    });
  });
  // A page that was answered here counts as foreign to the machine, so its script is answered here too.
  await page.route(/\/assets\/support-/, async (route) => route.fulfill({ response: await route.fetch() }));
  await page.route(`${chatOrigin}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: sdk }));
}

test('the support panel can be read, copied and closed from the keyboard', async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/customers/list');
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'תמיכה' });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'תמיכה' });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('region')).toContainText('Last calls: ');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('the chat runs in a frame that reaches nothing of the application', async ({ page }) => {
  await configureChat(page);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await signIn(page, 'manager');
  await page.goto('/customers/list');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button')).toHaveText('site|refused|refused|cw=1|0', { timeout: 30_000 });
  await frame.getByRole('button').click();
  await expect(page.locator('iframe')).toHaveAttribute('data-open');
  expect(violations).toEqual([]);
  expect(
    await page.evaluate(() => [...document.scripts].every(({ src }) => new URL(src).origin === location.origin)),
  ).toBe(true);
});
