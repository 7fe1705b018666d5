import { expect, type Locator, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { png } from '#tests/support/pictures.ts';
import { signIn } from '#tests/support/signIn.ts';

/** The second terminal, which no other journey works on. */
const second = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link').nth(1);
const widthLeftOver = async (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Scans the page of a terminal without its preview: that frame runs no script, for which the scanner would wait. */
async function expectTerminalAccessible(page: Page): Promise<void> {
  await page.locator('iframe').evaluate((frame) => frame.remove());
  await expectAccessible(page);
}

/** All that a sheet may still say, said so that nothing is seen of what is paid. */
const hidingStyle = `
  main.panel { border-color: rgb(1, 2, 3) !important; position: fixed; text-decoration: line-through 40px white }
  :root, body, * { --text: white !important; --accent: white !important; --on-accent: white !important; --surface: white !important }
  body.checkout main.panel .sum.sum, main * { color: white !important; background: white !important; text-shadow: 0 0 9px white !important;
    font-family: Wingdings !important; background-clip: text !important }
  .quiet { outline: 48px solid white !important; box-shadow: 0 -40px 0 48px white !important }
  .sum { outline: 40px solid white !important; outline-offset: -40px !important }
  .sum::first-letter { color: transparent !important }
  button { background: white !important; border: 1px solid white !important }`;

const seen = [
  'color',
  'backgroundColor',
  'backgroundImage',
  'backgroundClip',
  'fontFamily',
  'textShadow',
  'boxShadow',
  'outlineStyle',
] as const;

/** What of parts of a page decides whether they can be read, and that they lie above all else that does not. */
async function looksOf(parts: readonly Locator[]): Promise<unknown[]> {
  return Promise.all(
    parts.map((part) =>
      part.evaluate((element, names) => {
        const style = getComputedStyle(element);
        const letter = getComputedStyle(element, '::first-letter');
        return [
          names.map((name) => style[name].replace('rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)')),
          letter.color === style.color,
        ];
      }, seen),
    ),
  );
}

test('a terminal is renamed, shows its payers a logo and a style, and gets a new key', async ({ page }) => {
  await signIn(page, 'manager', '/profile');
  const label = (await second(page).textContent()) ?? '';
  await expectAccessible(page);
  await second(page).click();
  await expect(page.getByRole('heading', { level: 2, name: label })).toBeVisible();

  const section = async (name: string) => {
    await page.getByRole('navigation', { name: 'הגדרות המסוף' }).getByRole('link', { name }).click();
  };
  await section('דף התשלום');
  const preview = page.frameLocator('iframe');
  const [logo, stylesheet] = [page.getByLabel('בחירת לוגו'), page.getByLabel('בחירת קובץ CSS')];
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await logo.setInputFiles({ name: 'לוגו.png', mimeType: 'image/png', buffer: Buffer.from(drawing) });
  await expect(page.getByRole('group', { name: 'לוגו' }).getByRole('alert')).toHaveText('ניתן להעלות קובצי תמונה בלבד');
  await logo.setInputFiles({ name: 'לוגו.png', mimeType: 'image/png', buffer: png({ width: 40, height: 40 }) });
  await expect(preview.locator('img')).toHaveAttribute('src', /^\/sandbox\/files\/.*\.png$/);
  const kept = [preview.locator('.sum'), preview.getByRole('button')];
  const before = await looksOf(kept);
  await stylesheet.setInputFiles({ name: 'עיצוב.css', mimeType: 'text/css', buffer: Buffer.from(hidingStyle) });
  await expect(preview.getByRole('main')).toHaveCSS('border-top-color', 'rgb(1, 2, 3)');
  await expect(preview.getByRole('main')).toHaveCSS('position', 'static');
  expect(await looksOf(kept)).toEqual(before);
  for (const name of ['מחיקת הלוגו', 'מחיקת קובץ ה-CSS']) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('alertdialog').getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }

  await expectTerminalAccessible(page);

  await section('מפתחות API');
  await page.getByRole('button', { name: 'יצירת מפתח פרטי חדש' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(label);
  await page.getByRole('dialog').getByRole('button', { name: 'יצירת מפתח פרטי חדש' }).click();
  await expect(page.getByRole('dialog')).toContainText(/private-[\w-]{43}/);
  await page.getByRole('dialog').getByRole('button', { name: 'סגירה' }).click();
  await expect(page.getByText(/private-[\w-]{43}/)).toHaveCount(0);

  await section('כללי וחיובים');
  for (const name of [`${label} 2`, label]) {
    await page.getByLabel('שם המסוף').fill(name);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'שמירה' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }

  await section('קריאות Webhook');
  await page.getByLabel('כתובת לכל האירועים').fill('http://shop.test/hooks');
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect(page.getByLabel('כתובת לכל האירועים')).toBeFocused();
  await expectAccessible(page);
});

test('the whole menu of a manager is in sight on a screen 768 or 900 high', async ({ page }) => {
  await signIn(page, 'manager', '/profile');
  const last = page.getByRole('link', { name: 'קריאות Webhook שהושלמו' });
  for (const height of [768, 900]) {
    await page.setViewportSize({ width: 1440, height });
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});

test('merchants see a terminal in English on a phone, without keys to see or reset', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'merchant', '/profile');
  await page.getByRole('button', { name: 'עברית' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByLabel('Show disabled').check();
  await expect(page.getByText('Disabled terminal')).toBeVisible();
  await second(page).click();
  const section = async (name: string) => {
    await page.getByRole('navigation', { name: 'Terminal settings' }).getByRole('link', { name }).click();
  };
  await section('API keys');
  await expect(page.getByRole('group', { name: 'Private key' })).toBeVisible();
  // The shared key is the managers' alone.
  await expect(page.getByRole('button', { name: 'Show the key' })).toHaveCount(0);
  await expect(page.getByText(/^shared-/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Make a new/ })).toHaveCount(0);
  await section('Checkout page');
  await expect(page.getByLabel('Choose a logo')).toBeAttached();
  await expect(page.getByLabel('Choose a CSS file')).toHaveCount(0);
  expect(await widthLeftOver(page)).toBe(0);
  await expectTerminalAccessible(page);
  await section('General and charges');
  await page.getByLabel('Time of the daily transmission').fill('25:00');
  await page.getByRole('button', { name: 'Save' }).click();
  const faulty = page.getByLabel('Time of the daily transmission');
  await expect(faulty).toBeFocused();
  // What is wrong stands in sight, above the foot of the form.
  const [said, foot] = [page.getByText('Must be a time of day, HH:mm'), page.getByRole('button', { name: 'Save' })];
  const [{ y = 0, height = 0 }, save] = [(await said.boundingBox()) ?? {}, await foot.boundingBox()];
  expect(y + height).toBeLessThanOrEqual(save?.y ?? 0);
  await expectAccessible(page);
  expect(await widthLeftOver(page)).toBe(0);
});
