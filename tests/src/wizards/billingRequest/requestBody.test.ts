import { describe, expect, it } from 'vitest';
import { billingLinkRequest } from '#contract/entities/linkRequest.ts';
import { requestBody } from '#src/wizards/billingRequest/form/requestBody.ts';
import { requestRules } from '#src/wizards/billingRequest/form/requestRules.ts';
import { emptyRequest, type BillingRequestValues } from '#src/wizards/billingRequest/form/requestValues.ts';
import { requestSteps } from '#src/wizards/billingRequest/requestSteps.ts';
import { terminal } from '#tests/src/wizards/payment/samples.ts';

const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';
const place = { terminalID: id, vatRate: 0.18, locale: 'he-IL' };
const dana = { consumerID: id, consumerName: 'Dana', consumerEmail: 'dana@mail.test' };
const request = (more: Partial<BillingRequestValues> = {}, deal: object = {}): BillingRequestValues => ({
  ...emptyRequest,
  currency: 'ILS',
  transactionAmount: '118',
  ...more,
  dealDetails: { ...emptyRequest.dealDetails, ...dana, ...deal },
});
const faultsOf = (values: BillingRequestValues) =>
  Object.entries(requestRules(place).ownFaults?.(values) ?? {}).flatMap(([field, fault]) =>
    fault ? [`${field}: ${fault.key}`] : [],
  );

describe('what a billing request sends', () => {
  it('is the customer, the amount with its VAT and the schedule, sound by the schema of the call', async () => {
    const body = requestBody(request({}, { dealDescription: 'Club' }), place);
    expect(body).toMatchObject({
      terminalID: id,
      permanent: false,
      transactionAmount: 118,
      vatTotal: 18,
      netTotal: 100,
      dueDate: null,
      language: 'he-IL',
      issueInvoice: false,
      dealDetails: { ...dana, dealDescription: 'Club' },
      billingSchedule: { repeatPeriodType: 'monthly', startAtType: 'today', endAtType: 'never' },
    });
    await expect(billingLinkRequest.validate(body, { context: { today: '2026-11-15' } })).resolves.toBeTruthy();
  });

  it('of a permanent link names nobody, whoever was chosen before', () => {
    const { permanent, dealDetails } = requestBody(
      request({ linkKind: 'permanent' }, { dealDescription: 'Club' }),
      place,
    );
    expect([permanent, dealDetails]).toEqual([true, { dealDescription: 'Club' }]);
  });

  it.each([
    ['2026-12-14', '2026-12-14T22:00:00.000Z'],
    // Summer time.
    ['2027-07-14', '2027-07-14T21:00:00.000Z'],
    ['soon', 'soon'],
  ])('a link that lasts through %s dies at %s', (dueDate, instant) => {
    expect(requestBody(request({ dueDate }), place).dueDate).toBe(instant);
  });

  it('takes a document along in shekels alone', () => {
    const wanted = { issueInvoice: true, invoiceDetails: { ...emptyRequest.invoiceDetails, invoiceType: 'invoice' } };
    expect(requestBody(request(wanted), place)).toMatchObject({
      issueInvoice: true,
      invoiceDetails: { invoiceType: 'invoice', invoiceLanguage: 'he-IL' },
    });
    expect(requestBody(request({ ...wanted, currency: 'USD' }), place)).toMatchObject({ issueInvoice: false });
  });
});

describe('what a billing request needs', () => {
  it.each<[string, Partial<BillingRequestValues>, object, string[]]>([
    ['everything there', {}, {}, []],
    ['nobody', {}, { consumerID: '' }, ['dealDetails.consumerID: Required']],
    ['nobody, but permanent', { linkKind: 'permanent' }, { consumerID: '' }, []],
    ['nowhere to send it', {}, { consumerEmail: ' ' }, ['dealDetails.consumerEmail: ConsumerEmailIsRequired']],
    ['a telephone alone', {}, { consumerEmail: '', consumerPhone: '050-1234567' }, []],
    [
      'a new customer without a name',
      { isNewCustomer: true },
      { consumerName: '' },
      ['dealDetails.consumerName: Required'],
    ],
    ['a document for nobody known', { issueInvoice: true, linkKind: 'permanent' }, { consumerEmail: '' }, []],
    [
      'a document without an address',
      { issueInvoice: true },
      { consumerEmail: '', consumerPhone: '050-1234567' },
      ['dealDetails.consumerEmail: ConsumerEmailIsRequired'],
    ],
    ['no amount', { transactionAmount: '' }, {}, ['transactionAmount: Required']],
    ['a last day that is over', { dueDate: '2020-01-01' }, {}, ['dueDate: Expired']],
    ['a last day that is none', { dueDate: '31/02' }, {}, ['dueDate: Invalid']],
  ])('%s', (_name, more, deal, faults) => {
    expect(faultsOf(request(more, deal))).toEqual(faults);
  });

  it('is judged on the step that shows it', () => {
    expect(requestSteps.belongsTo('schedule', 'billingSchedule.endAt')).toBe(true);
    const homes = ['dealDetails.consumerEmail', 'root.form', 'dueDate', 'invoiceDetails.sendCCTo', 'terminalID'];
    const steps = requestSteps.stepsOf(request(), terminal);
    expect(homes.map((field) => requestSteps.stepOfField(field, steps))).toEqual([
      'recipient',
      'amount',
      'recipient',
      'schedule',
      undefined,
    ]);
  });
});
