import { expect, it } from 'vitest';
import { linkUpdate } from '#contract/entities/linkRequest.ts';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { sameLink } from '#src/fields/link/sameLink.ts';
import type { FactWords } from '#src/record/declaration.ts';
import { rowActions } from '#src/resources/paymentRequests/actions.ts';
import { recordPage } from '#src/resources/paymentRequests/recordPage.ts';

const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';
const place = { terminalID: 't', showDeleted: false };

it.each([
  ['sent', {}, ['resend', 'edit', 'cancel']],
  ['paymentFailed', {}, ['resend', 'edit', 'cancel']],
  ['rejected', {}, ['edit', 'cancel']],
  ['sent', { quickStatus: 'overdue' }, ['edit', 'cancel']],
  ['initial', { permanent: true }, ['edit', 'cancel']],
  ['payed', {}, []],
  ['canceled', {}, []],
] as const)('with a request that is %s %j can be done: %j', (status, more, keys) => {
  const offered = rowActions.filter((action) => action.offered?.({ id, status, ...more }, place) !== false);
  expect(offered.map(({ key }) => key)).toEqual(keys);
});

it.each([
  ['is sent again', { status: 'sent' }, 'resend'],
  ['gets another day once it is over', { status: 'sent', quickStatus: 'overdue' }, 'edit'],
  ['is changed once it was rejected', { status: 'rejected' }, 'edit'],
] as const)('a request first %s', (_, request, key) => {
  const [first] = rowActions.filter(
    ({ primary, offered }) => primary && offered?.({ id, ...request }, place) !== false,
  );
  expect(first?.key).toBe(key);
});

it.each([
  [{ consumerEmail: 'dana@mail.test' }, 'paymentRequest.resend.textTo.one', { to: '\u2066dana@mail.test\u2069' }],
  [{ consumerPhone: '050-1' }, 'paymentRequest.resend.textTo.one', { to: '\u2066050-1\u2069' }],
  [
    { consumerEmail: 'dana@mail.test', consumerPhone: '050-1' },
    'paymentRequest.resend.textTo.either',
    { email: '\u2066dana@mail.test\u2069', phone: '\u2066050-1\u2069' },
  ],
  // A row of the list tells of no telephone.
  [undefined, 'paymentRequest.resend.text', {}],
] as const)('a request for %j is sent again where its record says', (dealDetails, text, values) => {
  const request = { id, ...(dealDetails && { dealDetails }) };
  const [resend] = rowActions;
  if (resend?.kind !== 'operation') throw new Error('no operation');
  expect(resend.asks?.(request, { money: String })).toMatchObject({ text, values });
  expect(resend.doneMessage?.(request)).toEqual({ text: text.replace('.text', '.done'), values });
});

const words: FactWords = {
  translate: (key) => key,
  money: String,
  date: String,
  word: (_dictionary, code) => code ?? '',
  pathOf: () => undefined,
};
const shown = (key: string, request: Partial<RecordOf<'paymentRequests'>>) => {
  const fact = recordPage.facts?.find((one) => typeof one === 'object' && 'key' in one && one.key === key);
  return typeof fact === 'object' && 'key' in fact ? fact.value(request, words) : undefined;
};

it.each<[string, string, Partial<RecordOf<'paymentRequests'>>, object | undefined]>([
  ['an amount', 'asked', { paymentRequestAmount: 118, vatTotal: 18 }, { money: 118, hint: 'dealFact.vat' }],
  [
    'an amount that may be changed',
    'asked',
    { paymentRequestAmount: 50, userAmount: true },
    { money: 50, hint: 'paymentRequest.ownAmount' },
  ],
  [
    'an amount of their own',
    'asked',
    { paymentRequestAmount: 0, userAmount: true },
    { text: 'paymentRequest.ownAmount' },
  ],
  ['a card', 'asked', { paymentRequestAmount: 0, onlyAddCard: true }, { text: 'paymentRequest.savesCard' }],
  [
    'a choice of payments',
    'payments',
    { allowInstallments: true, maxInstallments: 12 },
    { text: 'paymentRequest.installmentChoice' },
  ],
  ['no choice of payments', 'payments', { minInstallments: 2, maxInstallments: 12 }, undefined],
  [
    'fields besides',
    'besides',
    { additionalFields: { a: { title: 'Order', required: true }, b: { title: 'Car', required: false } } },
    { text: 'Order · Car' },
  ],
  ['a document', 'document', { issueInvoice: true, invoiceDetails: { invoiceType: 'invoice' } }, { text: 'invoice' }],
  ['what was paid', 'paid', { userPaidDetails: { transactionAmount: 70 } }, { money: 70 }],
])('tells that it asks for %s', (_name, key, request, expected) => {
  const found = shown(key, request);
  if (expected === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(expected);
});

it('puts a request again as the server has it', async () => {
  const request: RecordOf<'paymentRequests'> = {
    paymentRequestID: id,
    terminalID: id,
    currency: 'ILS',
    paymentRequestAmount: 100,
    status: 'sent',
    quickStatus: 'pending',
    paymentRequestTimestamp: '2026-11-15T10:00:00Z',
    paymentRequestUrl: 'https://pay.example.test/1',
    vatRate: 0.18,
    netTotal: 84.75,
    vatTotal: 15.25,
    numberOfPayments: 3,
    initialPaymentAmount: 33.34,
    installmentPaymentAmount: 33.33,
    totalAmount: 100,
    maxInstallments: 12,
    dealDetails: { consumerID: id, consumerEmail: 'dana@mail.test' },
    hidePhone: true,
    updateTimestamp: 'AAAAAAAAAAE=',
  };
  const body = sameLink(request);
  await expect(linkUpdate.validate(body, { context: { today: '2026-11-15' } })).resolves.toBeTruthy();
  expect(body).toMatchObject({
    paymentRequestAmount: 100,
    dealDetails: { consumerEmail: 'dana@mail.test' },
    installmentDetails: { numberOfPayments: 3, totalAmount: 100, maxInstallments: 12 },
    hidePhone: true,
    updateTimestamp: 'AAAAAAAAAAE=',
  });
  expect(body).not.toHaveProperty('status');
});
