import { describe, expect, it } from 'vitest';
import { routes } from '#src/resources/paths.ts';
import { readParameters } from '#src/resources/queryParameters.ts';
import { billingRequestPath, invoicePath, paymentLinkPath, paymentPath } from '#src/resources/wizardPaths.ts';

const id = '5b0b1d5c-9f0a-4d0e-8d0a-5d0e5d0e5d0e';

describe('the address of a wizard that moves money', () => {
  it('gives back what it was made of', () => {
    const given = { customerID: id, itemID: id, transactionID: id, amount: '120.50' };
    const [path, query = ''] = paymentPath('Refund', given).split('?');
    expect(path).toBe('/wizard/transactions/refund');
    expect(readParameters(routes.Refund.parameters, query)).toEqual(given);
  });

  it('is bare without parameters', () => {
    expect(paymentPath('Charge')).toBe('/wizard/transactions/charge');
    expect(paymentPath('QuickCharge', { amount: '' })).toBe('/wizard/transactions/quickcharge');
  });

  it.each(['customerID=42', 'amount=-1', 'amount=1.234', 'amount=12345678', 'amount=1e3', 'terminalID=x'])(
    'takes nothing from %s',
    (query) => {
      expect(readParameters(routes.Refund.parameters, query)).toEqual({});
    },
  );
});

describe('the address of the invoice wizard', () => {
  it('gives back what it was made of, and takes no more than ids', () => {
    const [path, query = ''] = invoicePath({ invoice: id, customerID: id }).split('?');
    expect(path).toBe('/wizard/invoicing/create');
    expect(readParameters(routes.CreateInvoice.parameters, query)).toEqual({ invoice: id, customerID: id });
    expect(readParameters(routes.CreateInvoice.parameters, 'invoice=42&customerID=&amount=1')).toEqual({});
  });
});

describe('the address of the wizard of a billing request', () => {
  it('gives back what it was made of', () => {
    const given = { billingRequestID: id, customerID: id, permanent: true };
    const [path, query = ''] = billingRequestPath(given).split('?');
    expect(path).toBe('/wizard/billing-requests/create');
    expect(readParameters(routes.CreateBillingRequest.parameters, query)).toEqual(given);
    expect(billingRequestPath()).toBe(path);
  });

  it.each(['billingRequestID=42', 'customerID=', 'permanent=maybe', 'amount=1'])('takes nothing from %s', (query) => {
    expect(readParameters(routes.CreateBillingRequest.parameters, query)).toEqual({});
  });
});

describe('the address of the wizard of a payment link', () => {
  it('gives back what it was made of', () => {
    const given = { customerID: id, permanent: true };
    const [path, query = ''] = paymentLinkPath(given).split('?');
    expect(path).toBe('/wizard/payment-requests/create');
    expect(readParameters(routes.CreatePaymentRequest.parameters, query)).toEqual(given);
    expect(readParameters(routes.CreatePaymentRequestAlt.parameters, query)).toEqual(given);
  });
});
