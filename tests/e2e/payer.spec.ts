import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { callApi } from '#tests/support/callApi.ts';
import { signIn } from '#tests/support/signIn.ts';

/** The words of both sides, as each language has them. */
const words = {
  'he-IL': {
    viewed: 'נצפתה',
    summary: 'סיכום',
    paid: 'דרישת התשלום שולמה. לא ניתן עוד להשתמש בקישור.',
    failed: 'התשלום נכשל. הקישור עדיין בתוקף, והלקוח יכול לנסות שוב.',
    checkout: 'דף תשלום',
    card: 'מספר כרטיס',
    expiry: 'תוקף',
    cvv: 'קוד אבטחה',
    owner: /^שם בעל הכרטיס/,
    wrong: 'מספר כרטיס האשראי אינו תקין',
    bank: 'אישור חברת האשראי',
    approve: 'אישור',
    declined: 'הכרטיס סורב',
    received: 'התשלום התקבל',
    checking: 'התשלום בבדיקה',
  },
  'en-IL': {
    viewed: 'Viewed',
    summary: 'Summary',
    paid: 'The payment request was paid. The link can no longer be used.',
    failed: 'The payment failed. The link is still valid, and the customer can try again.',
    checkout: 'Checkout',
    card: 'Card number',
    expiry: 'Expiration',
    cvv: 'Security code',
    owner: /^Name on card/,
    wrong: 'Invalid credit card number',
    bank: 'Confirmation by the card company',
    approve: 'Confirm',
    declined: 'The card was declined',
    received: 'Payment received',
    checking: 'The payment is being checked',
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A request that the seller has made, and its page. */
async function makeRequest(page: Page, locale: keyof typeof words, paymentRequestAmount = 88.4) {
  const [seeded = {}] = await callApi(page, [{ method: 'GET', path: '/api/paymentRequests?take=1' }]);
  const [{ terminalID }] = seeded.data as [{ terminalID: string }];
  const body = {
    terminalID,
    paymentRequestAmount,
    language: locale,
    issueInvoice: true,
    dealDetails: { consumerEmail: 'side@mail.test', consumerName: 'Side Payer', dealDescription: 'Side by side' },
  };
  const [made = {}] = await callApi(page, [{ method: 'POST', path: '/api/paymentRequests', body }]);
  const { url } = made.additionalData as { url: string };
  return { id: String(made.entityUID), url };
}

/** Fills the card in and sends the form, by the keyboard alone. */
async function typeCard(page: Page, say: Words, number: string): Promise<void> {
  await page.getByLabel(say.card).focus();
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1230');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  const consent = page.getByRole('checkbox');
  if ((await consent.count()) > 0 && !(await consent.isChecked())) {
    await consent.focus();
    await page.keyboard.press('Space');
  }
  await page.getByLabel(say.owner).focus();
  await page.keyboard.press('Enter');
}

const approve = async (page: Page, say: Words) => {
  await expect(heading(page, say.bank)).toBeFocused();
  await page.getByRole('button', { name: say.approve, exact: true }).press('Enter');
};

for (const locale of ['he-IL', 'en-IL'] as const) {
  const say: Words = words[locale];

  test(`from request to paid in ${locale}, seller and payer side by side`, async ({ page: seller, browser }) => {
    await signIn(seller, 'manager', '/payment-requests/list');
    if (locale === 'en-IL') {
      await seller.getByRole('button', { name: /^עברית|שפה/ }).click();
      await seller.getByRole('menuitem', { name: 'English' }).click();
    }
    // Each its own: the terminal watches for the same card and amount.
    const { id, url } = await makeRequest(seller, locale, locale === 'he-IL' ? 77.3 : 66.2);
    await seller.goto(`/payment-requests/view/${id}`);
    await expect(seller.getByRole('link', { name: url })).toBeVisible();

    const payer = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage();
    const addresses: string[] = [];
    payer.on('request', (request) => addresses.push(request.url()));
    await payer.goto(url);
    await expect(heading(payer, say.checkout)).toBeVisible();
    // The seller hears of it without asking.
    await expect(seller.getByText(say.viewed).first()).toBeVisible();
    await expectAccessible(payer);

    await typeCard(payer, say, '4000000000000003');
    await expect(payer.getByText(say.wrong)).toBeVisible();
    // What was typed stays, the card too, since the page was never left.
    await expect(payer.getByLabel(say.card)).toHaveValue('4000 0000 0000 0003');
    await expect(payer.getByLabel(say.card)).toBeFocused();
    await expectAccessible(payer);
    await payer.getByLabel(say.card).fill('');
    await payer.getByLabel(say.expiry).fill('');
    await payer.getByLabel(say.cvv).fill('');
    await typeCard(payer, say, '4000000000000002');
    await expectAccessible(payer);
    await approve(payer, say);
    await expect(payer.getByRole('alert')).toContainText(say.declined);
    await expect(payer.getByRole('alert')).toBeFocused();
    await expect(payer.getByLabel(say.card)).toHaveValue('');
    await expect(seller.getByText(say.failed)).toBeVisible();

    await typeCard(payer, say, '4242424242424242');
    await approve(payer, say);
    await expect(heading(payer, say.received)).toBeVisible();
    await expectAccessible(payer);
    expect(await payer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await payer.reload();
    await expect(heading(payer, say.received)).toBeVisible();
    await expect(seller.getByText(say.paid)).toBeVisible();
    await expect(seller.getByRole('link', { name: url })).toHaveCount(0);
    // What was paid is one click away, and from there the document.
    await seller.getByRole('region', { name: say.summary }).locator('a[href^="/transactions/view/"]').click();
    await expect(seller).toHaveURL(/transactions\/view/);
    await seller.locator('article a[href^="/invoicing/view/"]').first().click();
    await expect(seller).toHaveURL(/invoicing\/view/);
    await expect(seller.getByRole('region', { name: say.summary })).toContainText('Side Payer');

    // No address and no storage of the payer's browser ever held the card.
    expect(addresses.join(' ')).not.toMatch(/4242|1230|cvv/);
    expect(await payer.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).toBe(
      '[{},{},""]',
    );
    await payer.context().close();
  });
}

test('an answer that is lost is looked for, and found', async ({ page: seller, browser }) => {
  const say = words['en-IL'];
  await signIn(seller, 'manager', '/payment-requests/list');
  const { url } = await makeRequest(seller, 'en-IL');
  const payer = await (await browser.newContext()).newPage();
  await payer.goto(url);
  await typeCard(payer, say, '5555555555554444');
  await expect(heading(payer, say.bank)).toBeVisible();
  // The payment is made, and its answer never comes.
  await payer.route(/\/confirm\?/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await payer.getByRole('button', { name: say.approve, exact: true }).click();
  await expect(heading(payer, say.checking).or(heading(payer, say.received))).toBeVisible();
  await expect(heading(payer, say.received)).toBeVisible();
  await payer.context().close();
});

test('a link is paid without scripts too', async ({ page: seller, browser }) => {
  const say = words['he-IL'];
  await signIn(seller, 'manager', '/payment-requests/list');
  const { url } = await makeRequest(seller, 'he-IL');
  const payer = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await payer.goto(url);
  await payer.getByLabel(say.card).fill('36227206271667');
  await payer.getByLabel(say.expiry).fill('12/30');
  await payer.getByLabel(say.cvv).fill('123');
  await payer.getByRole('checkbox').check();
  await payer.getByRole('button', { name: /^תשלום .*89\.73/ }).click();
  await payer.getByRole('button', { name: say.approve, exact: true }).click();
  await expect(heading(payer, say.received)).toBeVisible();
  await payer.context().close();
});
