import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { parseEnvironment } from '#sandbox/config.ts';
import { startSandbox } from '#sandbox/server.ts';
import { findChromium, isRoot, thisMachine } from './chromium.ts';
import { fail } from './fail.ts';

/** One screen of the product, as the README shows it. */
interface Picture {
  /** Name of the file in `docs/pictures`, without its ending. */
  name: string;
  address: string;
  language: 'Hebrew' | 'English';
  theme: 'light' | 'dark';
  screen: keyof typeof screens;
}

const screens = {
  desktop: { viewport: { width: 1200, height: 720 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

const pictures: readonly Picture[] = [
  { name: 'transactions', address: '/transactions/list', language: 'Hebrew', theme: 'light', screen: 'desktop' },
  {
    name: 'dashboard',
    address: `/dashboard?filter=${JSON.stringify({ quickDateFilter: 'last30Days' })}`,
    language: 'English',
    theme: 'dark',
    screen: 'desktop',
  },
  {
    name: 'quickCharge',
    address: '/wizard/transactions/quickcharge',
    language: 'Hebrew',
    theme: 'light',
    screen: 'phone',
  },
  { name: 'billingDeals', address: '/billing-deals/list', language: 'English', theme: 'dark', screen: 'phone' },
];

/** Signs in on the sandbox's page, which speaks Hebrew as the product does at first. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/customers/list');
  await page.locator('input[name=login]').fill('manager@sandbox.test');
  await page.locator('input[name=password]').fill('sandbox');
  await page.locator('button[type=submit]').click();
  await page.getByRole('heading', { level: 1, name: 'לקוחות' }).waitFor();
}

/** Takes a picture of a screen, once everything on it has come. */
async function take(browser: Browser, origin: string, { name, address, language, theme, screen }: Picture) {
  const context = await browser.newContext({
    ...screens[screen],
    baseURL: origin,
    colorScheme: theme,
    timezoneId: 'Asia/Jerusalem',
  });
  const page = await context.newPage();
  await signIn(page);
  if (language === 'English') {
    await page.getByRole('button', { name: 'עברית' }).click();
    await page.getByRole('menuitem', { name: language }).click();
    await page.locator('html[lang=en]').waitFor();
  }
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `docs/pictures/${name}.png`, animations: 'disabled' });
  await context.close();
  console.log(`docs/pictures/${name}.png`);
}

/** Takes the pictures of the README from a sandbox with data of its own; the web app is built already. */
async function takeAll(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'pictures-'));
  const environment = { ...process.env, DATABASE_URL: '', SANDBOX_DATA: data, SANDBOX_SEED: '1500' };
  try {
    const sandbox = await startSandbox(parseEnvironment(environment));
    const browser = await chromium.launch({
      executablePath: findChromium(thisMachine(chromium.executablePath())),
      args: isRoot ? ['--no-sandbox'] : [],
    });
    for (const picture of pictures) await take(browser, sandbox.url, picture);
    await browser.close();
    await sandbox.close();
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

takeAll().catch(fail);
