import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isOperationResponse } from '#contract/envelope.ts';
import { importColumns, maximumImportBytes, maximumImportRows } from '#contract/import/columns.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { importRows } from '#sandbox/resources/imports/table.ts';
import { type Ask } from '#tests/support/sandbox.ts';
import { openDeals } from '#tests/support/openDeals.ts';

const { sandbox, maker } = await openDeals();

interface Sent {
  fileName?: string;
  query?: string;
  ask?: Ask;
  terminalID?: string;
}

async function upload(file: string | Buffer, { fileName = 'deals.csv', query = '', ask, terminalID }: Sent = {}) {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: text/csv\r\n\r\n`;
  const answer = await (ask ?? maker.ask)({
    method: 'POST',
    url: `/sandbox/transactions/api/import/billing-deals/upload/${terminalID ?? maker.terminalID}${query}`,
    payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from('\r\n--x--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'accept-language': 'en' },
  });
  const body: unknown = answer.body === '' ? {} : answer.json();
  const { message, additionalData, errors = [], entityUID } = isOperationResponse(body) ? body : {};
  return { status: answer.statusCode, message, data: additionalData, errors, id: entityUID ?? '' };
}

type Cells = Partial<Record<(typeof importColumns)[number], string>>;

let rows = 0;
const row = (more: Cells = {}): Cells => {
  rows += 1;
  return {
    consumerName: `לקוח ${rows}`,
    consumerEmail: `customer-${rows}@import.test`,
    transactionAmount: '118',
    paymentType: 'bank',
    bank: '12',
    bankBranch: '571',
    bankAccount: '041116',
    repeatPeriodType: 'monthly',
    ...more,
  };
};
const csv = (cells: readonly Cells[], separator = ',') =>
  [importColumns, ...cells.map((each) => importColumns.map((column) => each[column] ?? ''))]
    .map((line) => line.join(separator))
    .join('\r\n');
const verdictsOf = async (importID: string) => {
  const found = await sandbox.db.select().from(importRows).where(eq(importRows.importID, importID));
  return found.toSorted((first, second) => first.rowNumber - second.rowNumber);
};

describe('a file of deals', () => {
  it('is refused by a terminal without recurring charges', async () => {
    const isIt = eq(terminals.terminalID, maker.terminalID);
    const [before] = await sandbox.db.select().from(terminals).where(isIt);
    const enabledFeatures = before?.enabledFeatures ?? [];
    const fewer = enabledFeatures.filter((feature) => feature !== 'RecurrentPayments');
    await sandbox.db.update(terminals).set({ enabledFeatures: fewer }).where(isIt);
    expect(await upload(csv([row()]))).toMatchObject({ status: 400, errors: [{ code: 'terminalID' }] });
    await sandbox.db.update(terminals).set({ enabledFeatures }).where(isIt);
  });

  it('becomes a deal for each row, its customers added or found', async () => {
    const rowsOfFile = [
      row(),
      row({ paymentType: 'card', creditCardToken: maker.creditCardToken, bank: '', bankBranch: '', bankAccount: '' }),
      row({ consumerEmail: 'DANA@mail.test' }),
    ];
    const sent = await upload(csv(rowsOfFile));
    expect([sent.status, sent.message, sent.data]).toEqual([
      201,
      '3 billing deals imported',
      { total: 3, succeeded: 3, failed: 0, skipped: 0 },
    ]);
    const verdicts = await verdictsOf(sent.id);
    expect(verdicts.map(({ status, rowNumber }) => [rowNumber, status])).toEqual([
      [2, 'succeeded'],
      [3, 'succeeded'],
      [4, 'succeeded'],
    ]);
    const [first, card, known] = await Promise.all(verdicts.map(({ billingDealID }) => maker.row(billingDealID ?? '')));
    expect(first).toMatchObject({
      billingDealType: 'Bank',
      origin: 'import',
      consumerName: rowsOfFile[0]?.consumerName,
    });
    expect(card).toMatchObject({ billingDealType: 'CreditCard', consumerID: maker.consumerID });
    expect(known?.consumerID).toBe(maker.consumerID);
    const added = await sandbox.db
      .select()
      .from(consumers)
      .where(eq(consumers.consumerID, first?.consumerID ?? ''));
    expect(added).toMatchObject([{ origin: 'import', hasBankAccount: true }]);
  });

  it('says of each row what is wrong with it; the others are imported', async () => {
    const faulty = [
      row({ consumerEmail: '' }),
      row(),
      row({ transactionAmount: '=1+1' }),
      row({
        creditCardToken: '0f8fad5b-d9cb-469f-a165-70867728950e',
        paymentType: 'card',
        bank: '',
        bankBranch: '',
        bankAccount: '',
      }),
      row({ dealDescription: '4242 4242 4242 4242' }),
    ];
    const sent = await upload(csv(faulty));
    expect([sent.status, sent.data]).toEqual([201, { total: 5, succeeded: 1, failed: 4, skipped: 0 }]);
    const verdicts = await verdictsOf(sent.id);
    expect(verdicts.map(({ error }) => error?.split(':')[0] ?? null)).toEqual([
      'consumerEmail',
      null,
      'transactionAmount',
      'Not found',
      'dealDescription',
    ]);
    expect(JSON.stringify(verdicts)).not.toContain('4242 4242');
    expect(verdicts[4]).toMatchObject({ consumerName: null, transactionAmount: null });
  });

  it('sent again makes no duplicates, unless the person insists', async () => {
    const file = csv([row(), row({ consumerEmail: 'no address' })]);
    const first = await upload(file);
    const again = await upload(file);
    expect([first.data, again.data]).toEqual([
      { total: 2, succeeded: 1, failed: 1, skipped: 0 },
      { total: 2, succeeded: 0, failed: 2, skipped: 1 },
    ]);
    const [one] = await verdictsOf(first.id);
    expect((await verdictsOf(again.id))[0]).toMatchObject({
      status: 'failed',
      error: 'The same row has already been imported',
      billingDealID: one?.billingDealID,
    });
    expect((await upload(file, { query: '?insist=true' })).data).toMatchObject({ succeeded: 1 });
  });

  it('makes one deal of a row that comes twice, also at once in two files', async () => {
    const [same, both] = [row(), row()];
    expect((await upload(csv([same, same]))).data).toMatchObject({ succeeded: 1, skipped: 1 });
    const made = await Promise.all([upload(csv([both])), upload(csv([both]))]);
    const sums = made.map(({ data }) => data as { succeeded: number });
    expect(sums.reduce((sum, { succeeded }) => sum + succeeded, 0)).toBe(1);
    const deals = await sandbox.db
      .select()
      .from(billingDeals)
      .where(eq(billingDeals.consumerEmail, both.consumerEmail ?? ''));
    expect(deals).toHaveLength(1);
  });

  it.each<[string, (text: string) => Buffer]>([
    ['UTF-8 with a mark', (text) => Buffer.from(`\uFEFF${text}`)],
    ['semicolons', (text) => Buffer.from(text.replaceAll(',', ';'))],
    [
      'Windows-1255',
      (text) =>
        Buffer.from(
          Array.from(text, (letter) =>
            /[א-ת]/.test(letter) ? letter.charCodeAt(0) - 0x5d0 + 0xe0 : letter.charCodeAt(0),
          ),
        ),
    ],
  ])('is read in %s', async (_name, encode) => {
    const cells = row();
    const sent = await upload(encode(csv([cells])));
    expect(sent.data).toMatchObject({ succeeded: 1 });
    expect(await verdictsOf(sent.id)).toMatchObject([{ consumerName: cells.consumerName }]);
  });
});

describe('what is no file of deals', () => {
  it.each<[string, string | Buffer, Sent, string[]]>([
    ['another kind of file', 'a', { fileName: 'deals.xlsx' }, ['file']],
    ['a sheet by another name', Buffer.from('PK\u0003\u0004\u0000\u0000'), {}, ['file']],
    ['an empty file', '', {}, ['consumerName']],
    ['a header alone', csv([]), {}, ['file']],
    ['a header that lacks a column', 'consumerName,consumerEmail\r\na,b', {}, ['transactionAmount']],
    ['a card number for its name', csv([]), { fileName: '4242424242424242.csv' }, ['file']],
  ])('is refused: %s', async (_name, file, sent, codes) => {
    const refused = await upload(file, sent);
    expect([refused.status, refused.errors.map(({ code }) => code)[0]]).toEqual([400, codes[0]]);
  });

  it('is refused whole when it has too many rows or bytes', async () => {
    const before = await sandbox.db.$count(importRows);
    const long = `${csv([])}\r\n${'x\r\n'.repeat(maximumImportRows + 1)}`;
    expect((await upload(long)).errors[0]?.description).toBe('The file may have at most 100000 rows');
    const large = await upload(Buffer.alloc(maximumImportBytes + 1, 'x'));
    expect(large.errors[0]?.description).toBe('The file may have at most 50 MB');
    expect(await sandbox.db.$count(importRows)).toBe(before);
  });

  it('is not taken from others, nor for their terminals', async () => {
    expect((await upload(csv([row()]), { ask: sandbox.as('merchant') })).status).toBe(403);
    expect((await upload(csv([row()]), { ask: sandbox.as('otherManager') })).status).toBe(404);
  });
});
