import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { freePort } from '#tests/support/freePort.ts';
import { signIn } from '#tests/support/signIn.ts';

/** Opens a file as support does. @returns the address that is printed, and how to stop it */
async function openCapsule(file: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const environment = { ...process.env, PORT: String(await freePort()) };
  const child = spawn(process.execPath, ['scripts/capsule/main.ts', file, '--no-build'], { env: environment });
  const stop = async () => {
    // It has nothing to keep, and would wait for the page's line to the hub.
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
  };
  for await (const line of createInterface(child.stdout)) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address !== undefined) return { address, stop };
  }
  throw new Error('the capsule was not opened');
}

test('the file for support opens as the page it was taken of, without anybody’s details', async ({
  page,
  browser,
}, info) => {
  // A machine under load takes its time to fill the second server.
  test.setTimeout(240_000);
  await signIn(page, 'manager', '/customers/list');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 2 }).first();
  const figures = main.getByRole('article');
  await expect(figures).not.toHaveAttribute('aria-busy', 'true');
  const name = await title.innerText();

  await page.getByRole('button', { name: 'פעולות נוספות' }).click();
  await page.getByRole('menuitem', { name: 'קובץ לתמיכה' }).click();
  const dialog = page.getByRole('dialog', { name: 'קובץ לתמיכה' });
  await expect(dialog.getByText(/מה העמוד שאל ומה נענה/)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'שמירת הקובץ' }).click();
  const file = info.outputPath('capsule.json');
  await (await download).saveAs(file);

  const { address, stop } = await openCapsule(file);
  try {
    const opened = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await opened.goto(address);
    const shown = opened.getByRole('main');
    await expect(shown.getByRole('heading', { level: 2 }).first()).toHaveText('‹consumerName›');
    expect(new URL(opened.url()).pathname).toBe(new URL(page.url()).pathname);
    await expect(opened.locator('html')).toHaveAttribute('lang', 'he');
    await expect(shown.getByText(name)).toHaveCount(0);
  } finally {
    await stop();
  }
});
