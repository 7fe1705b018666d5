import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { chargeButton, fillQuickCharge, terminalIDs, transactionsOf } from '#tests/support/moneyPages.ts';
import { signIn } from '#tests/support/signIn.ts';

const port = Number(process.env.E2E_PORT ?? 4300) + 50;
const origin = `http://localhost:${port}`;
const directory = `test-results/killed-${port}`;
const amount = 511.1;

let server: ChildProcess | undefined;

/** Starts a server of this file's own on its own data, and waits until it answers. */
async function start(): Promise<void> {
  server = spawn(process.execPath, ['scripts/start.ts', '--no-build'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_DATA: directory,
      SANDBOX_SEED: '50',
      SANDBOX_NOW: '',
      DATABASE_URL: '',
      SANDBOX_PROCESSOR_DELAY_MS: '2000',
    },
  });
  await expect
    .poll(async () => (await fetch(`${origin}/health`).catch(() => undefined))?.status, { timeout: 60_000 })
    .toBe(200);
}

/** Ends it as a power cut would. */
async function kill(): Promise<void> {
  const ending = server;
  server = undefined;
  if (!ending || ending.exitCode !== null) return;
  ending.kill('SIGKILL');
  await once(ending, 'exit');
}

test.use({ baseURL: origin });
test.beforeAll(async () => {
  await rm(directory, { recursive: true, force: true });
  await start();
});
test.afterAll(async () => {
  await kill();
  await rm(directory, { recursive: true, force: true });
});

test('a server that dies over a charge and comes back has made it once at most, and the page finds out', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'manager', '/accessibility');
  const [, terminalID = ''] = await terminalIDs(page);
  await fillQuickCharge(page, amount, terminalID);
  await chargeButton(page).click();
  await expect.poll(async () => (await transactionsOf(page, amount)).length).toBe(1);
  await kill();
  await expect(page.getByText('בודקים אם העסקה בוצעה…')).toBeVisible();
  await start();

  // Cut off before the processor had heard of it, it is refused; afterwards it is made.
  const done = page.getByRole('heading', { name: 'החיוב בוצע' });
  const refused = page.getByText('העסקה סורבה');
  await expect(done.or(refused).first()).toBeVisible({ timeout: 60_000 });
  const wasMade = await done.isVisible();
  const made = (await transactionsOf(page, amount)).filter(({ quickStatus }) => quickStatus !== 'Failed');
  expect(made).toHaveLength(wasMade ? 1 : 0);
  if (wasMade) return;

  await page.getByRole('textbox', { name: /CVV/ }).fill('123');
  await chargeButton(page).click();
  await expect(done).toBeVisible();
  const after = (await transactionsOf(page, amount)).filter(({ quickStatus }) => quickStatus !== 'Failed');
  expect(after).toHaveLength(1);
});
