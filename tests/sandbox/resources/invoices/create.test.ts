import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enumValues } from '#contract/enums.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { type DocumentMaker, documentMaker, recipient } from '#tests/support/documents.ts';
import { poster, terminalsOf } from '#tests/support/payments.ts';
import { recordedEvents } from '#tests/support/recordedEvents.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { operate, send } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let documents: DocumentMaker;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  documents = await documentMaker(sandbox);
});
afterAll(() => sandbox.close());

const cash = (amount: number) => [{ paymentType: 'cash', amount }];
const cheque = (amount: number, more: object = {}) => ({
  paymentType: 'cheque',
  amount,
  chequeNumber: '5001',
  bank: 12,
  bankBranch: 571,
  bankAccount: '041116',
  chequeDate: '2026-12-01',
  ...more,
});

describe('a document that is issued', () => {
  it('has the next number, is sent and told of', async () => {
    const before = await documents.numbers('invoice');
    const { status, response } = await documents.create();
    expect([status, response.status, response.message]).toEqual([201, 'success', 'Created Successfully']);
    const details = await documents.read(response.entityUID ?? '');
    expect(details).toMatchObject({
      invoiceNumber: String((before.at(-1) ?? 0) + 1),
      invoiceAmount: 118,
      netTotal: 100,
      vatTotal: 18,
      consumerName: 'Dana Levi',
      invoiceDate: '2026-11-15T00:00:00',
      lastError: null,
      updateTimestamp: response.concurrencyToken,
    });
    expect(details).not.toHaveProperty('requestDigest');
    expect(await recordedEvents(sandbox, response.correlationId)).toEqual([
      `InvoiceGenerated Invoice ${response.entityUID}`,
    ]);
  });

  it.each(enumValues('invoiceType'))('can be a %s', async (invoiceType) => {
    const [before, { response }] = [
      await documents.numbers(invoiceType),
      await documents.create({ invoiceDetails: { invoiceType }, paymentDetails: cash(118) }),
    ];
    const row = await documents.row(response.entityUID);
    const hasVat = invoiceType !== 'receiptForDonation' && invoiceType !== 'paymentInfo';
    const saysPayments = invoiceType !== 'invoice' && invoiceType !== 'creditNote';
    expect(row).toMatchObject({
      invoiceType,
      invoiceNumber: String((before.at(-1) ?? 0) + 1),
      vatTotal: hasVat ? 1800 : 0,
      netTotal: hasVat ? 10_000 : 11_800,
    });
    expect(row.paymentDetails).toHaveLength(saysPayments ? 1 : 0);
  });

  it('is of the terminal’s type where the request names none', async () => {
    const row = await documents.issue({ invoiceDetails: undefined, paymentDetails: cash(118) });
    expect(row.invoiceType).toBe('invoiceWithPaymentInfo');
  });

  it('takes no number from the request, and keeps no whole card number', async () => {
    const row = await documents.issue({
      invoiceDetails: { invoiceType: 'paymentInfo', invoiceNumber: '7' },
      paymentDetails: [{ paymentType: 'card', amount: 118, cardNumber: '4242424242424242', cardExpiration: '12/30' }],
    });
    expect(row.invoiceDetails).not.toHaveProperty('invoiceNumber');
    expect(row.paymentDetails).toEqual([
      { paymentType: 'card', amount: 11_800, cardNumber: '424242******4242', cardExpiration: '12/30' },
    ]);
  });

  it('has an allocation number from five thousand shekels before VAT', async () => {
    expect((await documents.issue({ invoiceAmount: 5900 })).allocationNumber).toMatch(/^\d{9}$/);
    expect((await documents.issue({ invoiceAmount: 5899.99 })).allocationNumber).toBeNull();
  });

  it('bears the VAT of the lines that bear any', async () => {
    const items = [
      { itemName: 'taxed', price: 118, quantity: 1 },
      { itemName: 'exempt', price: 50, quantity: 1, withoutVat: true },
    ];
    const row = await documents.issue({ invoiceAmount: 168, dealDetails: { ...recipient, items } });
    expect([row.netTotal, row.vatTotal]).toEqual([15_000, 1800]);
  });

  it.each(['paymentInfo', 'receiptForDonation'] as const)(
    'tells no VAT as %s, wherever it is told',
    async (invoiceType) => {
      const items = [{ itemName: 'taxed', price: 118, quantity: 1, vatRate: 0.18 }];
      const paid = { invoiceDetails: { invoiceType }, paymentDetails: cash(118) };
      const row = await documents.issue({ ...paid, dealDetails: { ...recipient, items }, vatTotal: 18, netTotal: 100 });
      const { dealDetails, ...told } = await documents.read(row.invoiceID);
      const untold = { vatRate: null, vatTotal: null, netTotal: null };
      expect(told).toMatchObject({ ...untold, invoiceAmount: 118 });
      expect(JSON.stringify(dealDetails)).not.toMatch(/"(vat|net)/);
      const query = { invoiceID: row.invoiceID };
      const list = await send(documents.ask, 'invoices.list', { query });
      expect(list.json()).toMatchObject({ data: [untold] });
      const totals = await send(documents.ask, 'invoices.totals', { path: { segment: 'day' }, query });
      expect(totals.json()).toMatchObject({ data: [{ invoiceType, totalAmount: 118, vatTotal: null }] });
    },
  );

  it('gives no VAT back of a receipt', async () => {
    const row = await documents.issue({ invoiceDetails: { invoiceType: 'paymentInfo' }, paymentDetails: cash(118) });
    await operate(documents.ask, 'invoices.cancel', { path: { invoiceId: row.invoiceID } });
    const { creditInvoiceID } = await documents.row(row.invoiceID);
    expect(await documents.row(creditInvoiceID ?? '')).toMatchObject({ vatTotal: 0, netTotal: 11_800 });
  });

  it('takes several cheques beside one of each other kind', async () => {
    const row = await documents.issue({
      invoiceDetails: { invoiceType: 'paymentInfo' },
      paymentDetails: [cheque(50), cheque(50, { chequeNumber: '5002' }), ...cash(18)],
    });
    expect(row.paymentDetails.map(({ amount }) => amount)).toEqual([5000, 5000, 1800]);
  });
});

describe('a document that could not be issued', () => {
  it('stays, without a number and with the reason', async () => {
    const before = await documents.numbers('invoice');
    const { status, response } = await documents.create({
      dealDetails: { ...recipient, consumerEmail: 'dana@refused.test' },
    });
    const reason = 'EasyInvoice did not accept the document';
    expect([status, response.status, response.message]).toEqual([400, 'error', 'Could not create Invoice']);
    expect(response.errors).toEqual([{ code: 'invoiceDetails', description: reason }]);
    expect(await documents.read(response.entityUID)).toMatchObject({
      status: 'initial',
      invoiceNumber: null,
      lastError: reason,
    });
    expect(await documents.numbers('invoice')).toEqual(before);
    expect(await recordedEvents(sandbox, response.correlationId)).toEqual([
      `InvoiceGenerationFailed Invoice ${response.entityUID}`,
    ]);
  });

  it('stays so on a terminal without a provider', async () => {
    const terminalID = (await terminalsOf(sandbox))[1]?.terminalID ?? '';
    await sandbox.db.update(terminals).set({ integrations: {} }).where(eq(terminals.terminalID, terminalID));
    const { status, response } = await documents.create({ terminalID });
    expect([status, response.errors?.[0]?.description]).toEqual([
      400,
      'This terminal is not connected to an invoicing provider',
    ]);
    expect((await documents.row(response.entityUID)).status).toBe('initial');
  });
});

describe('the same key', () => {
  it('is the same document, also when it is sent several times at once', async () => {
    const post = poster(sandbox);
    const body = documents.body({ invoiceAmount: 77 });
    const before = await documents.numbers('invoice');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => post('invoices.create', { body, key: 'document-1' })),
    );
    expect(new Set(answers.map(({ body: { entityUID } }) => entityUID)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await documents.numbers('invoice')).toHaveLength(before.length + 1);
  });

  it('is refused for another document', async () => {
    const post = poster(sandbox);
    await post('invoices.create', { body: documents.body({ invoiceAmount: 78 }), key: 'document-2' });
    const other = await post('invoices.create', { body: documents.body({ invoiceAmount: 79 }), key: 'document-2' });
    expect([other.status, other.body.message]).toEqual([422, 'Could not create Invoice']);
  });

  it('has no digit in its digest that a mask hides', async () => {
    const post = poster(sandbox);
    const paid = (cardNumber: string) =>
      post('invoices.create', {
        body: documents.body({
          invoiceDetails: { invoiceType: 'paymentInfo' },
          paymentDetails: [{ paymentType: 'card', amount: 118, cardNumber }],
        }),
        key: 'document-3',
      });
    const [one, other] = [await paid('4242424242424242'), await paid('4242421111114242')];
    expect([other.status, other.body.entityUID]).toEqual([201, one.body.entityUID]);
    expect((await paid('4242424242424241')).status).toBe(422);
  });
});
