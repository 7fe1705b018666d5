import { describe, expect, it } from 'vitest';
import { pathOfField, resourceOfField } from '#src/resources/registry.ts';
import type { Policy } from '#src/settings/isOpenTo.ts';

const anywhere = () => true;

describe('the record a field names', () => {
  it.each([
    ['consumerID', 'c', '/customers/view/c'],
    ['paymentTransactionID', 't', '/transactions/view/t'],
    ['billingDealID', 'b', '/billing-deals/view/b'],
    ['invoiceID', 'i', '/invoicing/view/i'],
    ['paymentRequestID', 'p', '/payment-requests/view/p'],
    ['paymentIntentID', 'l', '/payment-links/view/l'],
    ['masavFileID', 7, '/masav-file/7/rows'],
    ['transmissionID', 's', '/transactions/list/transmission/s'],
  ])('%s has its address', (field, value, path) => {
    expect(pathOfField(field, value, anywhere)).toBe(path);
  });

  it.each([
    ['terminalID', 't'],
    ['toString', 't'],
    ['consumerID', ''],
    ['consumerID', null],
    ['consumerID', { id: 1 }],
  ])('%s %j has none', (field, value) => {
    expect(pathOfField(field, value, anywhere)).toBeUndefined();
  });

  it.each([
    ['consumerID', 'customers'],
    ['initialTransactionID', 'transactions'],
    ['creditInvoiceID', 'invoices'],
    ['paymentIntentID', 'paymentIntents'],
    ['billingDealID', 'billingDeals'],
    ['toString', undefined],
    // Its page is a list of transactions: there is no call for one.
    ['transmissionID', undefined],
  ])('%s is a record of %s', (field, resource) => {
    expect(resourceOfField(field)).toBe(resource);
  });

  it('is out of reach for who may not open it', () => {
    const isOpen = ({ access }: Policy) => access !== 'billing';
    expect(pathOfField('billingDealID', 'b', isOpen)).toBeUndefined();
    expect(pathOfField('consumerID', 'c', isOpen)).toBe('/customers/view/c');
  });
});
