import { describe, expect, it } from 'vitest';
import { cardTraces } from '#tests/support/cardTraces.ts';
import { alertOf, faultOf, headingOf, readLink, valueOf } from '#tests/support/payers.ts';
import { openPayers } from '#tests/support/openPayers.ts';

const { sandbox, payer, make, paidBy } = await openPayers();

const codesOf = async (link: Parameters<typeof readLink>[1]) =>
  (await readLink(sandbox, link)).history.map(({ operationCode }) => operationCode);

describe('a link', () => {
  it('shows what is to be paid, and notes once that it was seen', async () => {
    const link = await make('paymentRequest', { dealDescription: 'Order <b>7</b>', status: 'sent' });
    const { statusCode, headers, body } = await payer.open(link);
    expect([statusCode, headingOf(body)]).toEqual([200, 'Checkout']);
    expect(body).toContain('123.45₪');
    expect(body).toContain('Order &lt;b&gt;7&lt;/b&gt;');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(body).not.toMatch(/<script(?![^>]*src=)|\sstyle=|\son\w+=/);
    await payer.open(link);
    expect((await readLink(sandbox, link)).status).toBe('viewed');
    expect(await codesOf(link)).toEqual(['PaymentRequestViewed']);
  });

  it('is not seen by who fetches ahead', async () => {
    const link = await make('paymentRequest', { status: 'sent' });
    const headers = { 'sec-purpose': 'prefetch;prerender' };
    await payer.ask({ method: 'GET', url: `/pay/${link.payerKey}`, headers });
    expect((await readLink(sandbox, link)).status).toBe('sent');
  });

  it('is there for a program that looks, which is no payer', async () => {
    const link = await make('paymentRequest', { status: 'sent' });
    const head = await payer.ask({ method: 'HEAD', url: `/pay/${link.payerKey}` });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await payer.ask({ method: 'HEAD', url: `/pay/${link.payerKey}x` })).statusCode).toBe(404);
    expect((await readLink(sandbox, link)).status).toBe('sent');
  });

  it.each([
    ['the link’s', { language: 'en-IL' }, '', 'he', 'en-IL'],
    ['the browser’s', {}, '', 'en-GB', 'en-IL'],
    ['Hebrew', {}, '', 'fr', 'he-IL'],
    ['what was chosen', { language: 'en-IL' }, '?lang=he-IL', 'en', 'he-IL'],
  ])('speaks %s', async (_case, more, query, accepted, lang) => {
    const link = await make('paymentRequest', more);
    const url = `/pay/${link.payerKey}${query}`;
    const { body } = await payer.ask({ method: 'GET', url, headers: { 'accept-language': accepted } });
    expect(body).toContain(`<html lang="${lang}" dir="${lang === 'he-IL' ? 'rtl' : 'ltr'}">`);
  });

  it.each([
    ['paid', { status: 'payed' as const }, 'Already paid'],
    ['canceled', { status: 'canceled' as const }, 'The link is not active'],
    ['rejected', { status: 'rejected' as const }, 'The link is not active'],
    ['expired', { dueDate: new Date('2026-11-15T09:59:00Z') }, 'The link has expired'],
  ])('that is %s says so, and takes nothing', async (_case, more, title) => {
    const link = await make('paymentRequest', more);
    expect(headingOf((await payer.open(link)).body)).toBe(title);
    expect(headingOf((await payer.fill(link)).body)).toBe(title);
    expect((await readLink(sandbox, link)).history).toEqual([]);
  });

  it('nobody was given, or that was deleted, is a 404 that tells nothing', async () => {
    const gone = await make('paymentIntent', { deletedAt: new Date() });
    const pages = ['x'.repeat(32), gone.payerKey, gone.paymentRequestID, '..%2f..'].map(
      (key) => `/pay/${key}?lang=en-IL`,
    );
    for (const url of pages) {
      const { statusCode, body } = await payer.ask({ method: 'GET', url });
      expect([statusCode, headingOf(body)]).toEqual([404, 'The link is not valid']);
      expect(body).not.toContain(gone.terminalName ?? '-');
    }
  });
});

describe('what is typed', () => {
  it.each([
    ['cardNumber', '4242 4242 4242 4241', 'Invalid credit card number'],
    ['cardNumber', '', 'Required'],
    ['cardExpiration', '13 / 2030', 'Invalid expiration date'],
    ['cardExpiration', '10/26', 'Credit Card has expired'],
    ['cvv', '', 'Required'],
    ['cvv', '12', 'Must be exactly 3 characters'],
    ['cardOwnerNationalID', '123456789', 'Must be valid Israeli National ID'],
    ['consumerEmail', 'noa at mail', 'Email must be valid'],
    ['plan', 'installments-99', 'Invalid'],
  ])('wrongly as %s «%s» is named there', async (name, value, fault) => {
    const link = await make('paymentRequest', { pageOptions: { allowInstallments: true } });
    const { statusCode, body } = await payer.fill(link, { plan: 'regularDeal', [name]: value });
    expect([statusCode, faultOf(body, name)]).toEqual([200, fault]);
    expect(alertOf(body)).toContain('Correct the marked fields');
  });

  it('comes back with its faults, but for the card', async () => {
    const link = await make('paymentRequest');
    const typed = { cardOwnerName: '"><script>', consumerEmail: 'wrong', consumerPhone: '03-1', plan: 'regularDeal' };
    const { body } = await payer.fill(link, typed);
    expect(valueOf(body, 'cardOwnerName')).toBe('&quot;&gt;&lt;script&gt;');
    expect([valueOf(body, 'consumerEmail'), valueOf(body, 'consumerPhone')]).toEqual(['wrong', '03-1']);
    expect([valueOf(body, 'cardNumber'), valueOf(body, 'cardExpiration'), valueOf(body, 'cvv')]).toEqual(['', '', '']);
    expect(body).not.toMatch(cardTraces('4242424242424242', '4242', '2030'));
    expect(body).not.toContain('>123<');
  });

  it('is asked for what the link adds', async () => {
    const additionalFields = { size: { title: 'Size', required: true }, note: { title: 'Note', required: false } };
    const link = await make('paymentRequest', { pageOptions: { additionalFields, hideEmail: true } });
    const lacking = await payer.fill(link, { plan: 'regularDeal' });
    expect(faultOf(lacking.body, 'additional.size')).toBe('Required');
    expect(lacking.body).not.toContain('name="consumerEmail"');
    const paid = await payer.pay(link, { 'additional.size': 'XL' });
    expect(headingOf(paid.body)).toBe('Payment received');
    const [row] = await paidBy(link);
    expect(row?.extension).toEqual({ additionalFields: { size: 'XL', note: '' } });
  });
});
