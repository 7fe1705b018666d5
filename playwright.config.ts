import { chromium, defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessShell, isRoot, thisMachine } from './scripts/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4300);
const origin = `http://localhost:${port}`;
/** Emptied before the server starts; runs on different ports do not disturb each other. */
const outputDir = `test-results/${port}`;

const machine = thisMachine(chromium.executablePath());
const browserArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-sync',
  '--no-first-run',
  // A page of a test is gone before code that is compiled a second time pays: a tenth of the time.
  '--js-flags=--no-maglev --no-turbofan',
  ...(isRoot ? ['--no-sandbox'] : []),
];
const wholeBrowser = { executablePath: findChromium(machine), args: browserArgs };
const headlessShell = { ...wholeBrowser, executablePath: findHeadlessShell(machine) ?? wholeBrowser.executablePath };

// The browser speaks English everywhere: the language of the app is the app's own choice.
const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  locale: 'en-US',
  timezoneId: 'Asia/Jerusalem',
};

/** Browser tests against the built product, with its own data directory and a pinned clock. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir,
  fullyParallel: false,
  forbidOnly: process.env.CI === 'true',
  workers: Number(process.env.PLAYWRIGHT_WORKERS ?? 2),
  // Patience costs only what fails: how fast a screen is, is the bench's question.
  timeout: 120_000,
  // A busy machine may delay a browser once; a test that needs its second try is reported as flaky.
  retries: process.env.CI === 'true' ? 1 : 0,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  reportSlowTests: { max: 5, threshold: 30_000 },
  use: {
    baseURL: origin,
    // So that a step which hangs is named.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Pictures of every step cost a good part of the time: where tests are tried twice, the second try has them, else
    // `npx playwright test --trace on`. What was done, and when, is kept of each failure.
    trace:
      process.env.CI === 'true'
        ? 'on-first-retry'
        : { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: headlessShell,
  },
  projects: [
    { name: 'he-desktop', use: desktop, testIgnore: '**/*.{phone,viewer}.spec.ts' },
    {
      name: 'phone',
      use: { ...desktop, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: '**/*.phone.spec.ts',
    },
    // What needs the browser's PDF viewer.
    { name: 'viewer', use: { ...desktop, launchOptions: wholeBrowser }, testMatch: '**/*.viewer.spec.ts' },
  ],
  webServer: {
    command: 'node scripts/start.ts',
    url: `${origin}/health`,
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      // Below outputDir, so that every run begins with fresh data.
      SANDBOX_DATA: `${outputDir}/data`,
      SANDBOX_NOW: '2026-11-15T10:00:00Z',
      SANDBOX_SEED: '1500',
      DATABASE_URL: '',
    },
  },
});
