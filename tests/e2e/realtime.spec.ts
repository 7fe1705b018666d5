import { expect, test, type Page, type WebSocketRoute } from '@playwright/test';
import { chargeButton, fillQuickCharge, ownAmount, terminalIDs, transactionsOf } from '#tests/support/moneyPages.ts';
import { signIn } from '#tests/support/signIn.ts';

const hub = '/sandbox/transactions/hubs/transactions';
const done = (page: Page) => page.getByRole('heading', { name: 'החיוב בוצע' });

async function open(page: Page): Promise<string> {
  await signIn(page, 'manager', '/accessibility');
  const [, second = ''] = await terminalIDs(page);
  return second;
}

/** What the hub has told this page. */
function heardBy(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).pathname !== hub) return;
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  return heard;
}

/** What was told of the deal of an amount; others charge on the same merchant meanwhile. */
async function statusesOf(page: Page, amount: number, heard: readonly string[]): Promise<string[]> {
  const [deal] = await transactionsOf(page, amount);
  const own = heard.filter((frame) => frame.includes(String(deal?.paymentTransactionID)));
  return own.flatMap((frame) => /"status":"(\w+)"/.exec(frame)?.[1] ?? []);
}

test('a charge tells how far it is; no screen without charges connects', async ({ page }) => {
  const heard = heardBy(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const amount = ownAmount(411.1);
  const terminalID = await open(page);
  await page.goto('/transactions/list');
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
  expect(requests.filter((url) => url.includes(hub))).toEqual([]);
  await fillQuickCharge(page, amount, terminalID);
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  await chargeButton(page).click();
  await expect(done(page)).toBeVisible();
  expect(await statusesOf(page, amount, heard)).toEqual(['sentToProcessor', 'authorised']);
  // What says who connects travels in the address of a socket, and nowhere else.
  expect(requests.filter((url) => url.includes('access_token'))).toEqual([]);
});

test('a charge works without the hub, and without errors', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(`**${hub}/negotiate*`, (route) => route.fulfill({ status: 404, body: '' }));
  const amount = ownAmount(412.2);
  const terminalID = await open(page);
  await fillQuickCharge(page, amount, terminalID);
  await chargeButton(page).click();
  await expect(done(page)).toBeVisible();
  expect([errors, (await transactionsOf(page, amount)).length]).toEqual([[], 1]);
});

test('a connection that is lost comes back, and hears of the next charge', async ({ page }) => {
  const sockets: WebSocketRoute[] = [];
  const heard: string[] = [];
  await page.routeWebSocket(`**${hub}*`, (socket) => {
    sockets.push(socket);
    const server = socket.connectToServer();
    server.onMessage((message) => {
      heard.push(String(message));
      socket.send(message);
    });
  });
  const amount = ownAmount(413.3);
  const terminalID = await open(page);
  await fillQuickCharge(page, amount, terminalID);
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  await sockets[0]?.close({ code: 1012 });
  await expect.poll(() => sockets.length).toBeGreaterThan(1);
  await expect.poll(() => heard.length).toBeGreaterThan(1);
  await chargeButton(page).click();
  await expect(done(page)).toBeVisible();
  expect(await statusesOf(page, amount, heard)).toContain('authorised');
});
