import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import type { ActionTools, ManyOfList } from '#src/actions/actions.ts';
import { listActions } from '#src/resources/masavFiles/generate.ts';
import { bulkActions } from '#src/resources/masavFiles/rowActions.ts';
import { waitingDebits } from '#src/resources/masavFiles/waitingDebits.ts';
import { dealMaker, type DealMaker } from '#tests/support/deals.ts';
import { type MasavMaker, masavMaker } from '#tests/support/masav.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { fetchFrom } from '#tests/support/sandboxFetch.ts';
import { openListClient } from './listClient.ts';
import { eq } from 'drizzle-orm';

let sandbox: TestSandbox;
let masav: MasavMaker;
let deals: DealMaker;
const toolsOf = async (person: 'manager' | 'merchant'): Promise<ActionTools> => ({
  dataProvider: (await openListClient(sandbox, person, 'en-IL')).provider,
  terminalID: masav.terminalID,
  showDeleted: false,
});
beforeAll(async () => {
  sandbox = await openTestSandbox();
  masav = await masavMaker(sandbox);
  deals = await dealMaker(sandbox);
});
beforeEach(() => vi.stubGlobal('fetch', fetchFrom(sandbox.app)));
afterAll(() => sandbox.close());

const [generate] = listActions as readonly [ManyOfList];
const account = { bank: 10, bankBranch: 607, bankAccount: '11710022' };
const dealOf = async (consumerID: string, bankDetails: object) =>
  deals.create({ creditCardToken: undefined, paymentType: 'bank', bankDetails, dealDetails: { consumerID } });

it('plans what the server would take, with the reasons of the rest, and where each is mended', async () => {
  const [bare, noID, payer] = [
    await masav.customer({ bankDetails: undefined }),
    await masav.customer({ consumerNationalID: undefined }),
    await masav.customer(),
  ];
  const doubtful = await dealOf(payer, { ...account, bankAccount: '11710023' });
  const planned = {
    good: await masav.debit({ consumerID: payer, transactionAmount: 700 }),
    double: await masav.debit({ transactionAmount: 700 }),
    doubtful: await masav.debit({ consumerID: payer, billingDealID: doubtful, transactionAmount: 900 }),
    bare: await masav.debit({ consumerID: bare }),
    noID: await masav.debit({ consumerID: noID }),
    nobody: await masav.debit({ consumerID: null }),
    refund: await masav.debit({ specialTransactionType: 'refund' }),
  };
  const tools = await toolsOf('manager');
  const told: string[] = [];
  const rows = await generate.rows(tools, { tell: (read, of) => told.push(`${read}/${of}`) });
  expect(told[0]).toBe('0/6');
  const judged = Object.fromEntries(
    rows.map((row) => [
      String(row.id),
      [generate.skips?.(row, tools) ?? generate.warnings?.(row), generate.fixLink?.(row)?.path],
    ]),
  );
  expect(judged).toEqual({
    [planned.good]: [undefined, `/transactions/view/${planned.good}`],
    [planned.double]: ['masavFile.doubt.double', `/transactions/view/${planned.double}`],
    [planned.doubtful]: ['masavFile.doubt.account', `/billing-deals/edit/${doubtful}`],
    [planned.bare]: ['masavFile.hindrance.NoBankAccount', `/customers/edit/${bare}`],
    [planned.noID]: ['masavFile.hindrance.NationalIdMissing', `/customers/edit/${noID}`],
    [planned.nobody]: ['masavFile.hindrance.NoPayer', `/transactions/view/${planned.nobody}`],
  });
  // One is mended and one comes after the plan was made; the server decides.
  await sandbox.db.update(consumers).set({ bankDetails: account }).where(eq(consumers.consumerID, bare));
  const late = await masav.debit();
  const taken = [planned.good, planned.double, planned.doubtful];
  const outcomes = await generate.run(
    taken.map((id) => ({ id })),
    tools,
  );
  expect(outcomes.map(({ id, done }) => [id, done])).toEqual(
    expect.arrayContaining([...taken, planned.bare, late].map((id) => [id, true])),
  );
  const file = (await masav.row(late)).masavFileID ?? 0;
  expect((await masav.read(file)).movements.map(({ amount }) => amount)).toEqual(
    expect.arrayContaining([700, 700, 900]),
  );
  // What a plan names and another file has meanwhile was not done by this one.
  expect(await generate.run([{ id: late }], tools)).toEqual([
    { id: late, done: false, reason: 'masavFile.hindrance.AlreadyInFile', calm: true },
  ]);
});

it('plans for who may not see deals by the account that the transaction was made with', async () => {
  const payer = await masav.customer({ bankDetails: undefined });
  const billingDealID = await dealOf(payer, account);
  const id = await masav.debit({ consumerID: payer, billingDealID, bankTransferDetails: account });
  const rows = await waitingDebits(await toolsOf('merchant'));
  expect(rows.find((row) => row.id === id)).toMatchObject({ account, hindrance: undefined });
});

it('removes rows of the file whose rows are shown, and says which were not there', async () => {
  await masav.debit();
  const file = (await masav.generate()).response.entityID ?? 0;
  const ids = (await masav.rowsOf(file)).map(({ masavFileRowID }) => String(masavFileRowID));
  const tools = { ...(await toolsOf('manager')), within: { masavFileID: String(file) } };
  const [remove] = bulkActions;
  const run = async () =>
    remove?.run(
      [...ids, '999999999'].map((id) => ({ id })),
      tools,
    );
  const missing = (id: string) => ({ id, done: false, reason: 'masavFile.remove.hindrance.NotFound', calm: true });
  expect(await run()).toEqual([...ids.map((id) => ({ id, done: true })), missing('999999999')]);
  expect(await run()).toEqual([...ids, '999999999'].map(missing));
});
