import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldPolicies, valueAt } from '#contract/fieldPolicies.ts';
import { type Role, roles } from '#contract/roles.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { mayChange, maySee, personOf, restrictedFields } from '#tests/support/roleMatrix.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors } from '#tests/support/seededLists.ts';
import { operate, send } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let terminalID: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ({ terminalID } = await findAnchors(sandbox.db));
});
afterAll(() => sandbox.close());

const rowOf = async () => (await sandbox.db.select().from(terminals).where(eq(terminals.terminalID, terminalID)))[0];
const read = async (role: Role) =>
  (await send(sandbox.as(personOf[role]), 'terminals.get', { path: { terminalID } })).json<Record<string, unknown>>();
const listed = async (role: Role) => {
  const { data } = (await send(sandbox.as(personOf[role]), 'terminals.list')).json<{
    data: { terminalID: string }[];
  }>();
  return data.find((row) => row.terminalID === terminalID);
};
const change = async (role: Role, body: object) =>
  operate(sandbox.as(personOf[role]), 'terminals.update', {
    path: { terminalID },
    body: { ...(await read(role)), ...body },
  });

const fields = Object.keys(restrictedFields);
const cases = roles.flatMap((role) => fields.map((field) => ({ role, field })));
const few: readonly Role[] = ['Manager', 'BillingAdministrator'];
const seenByAll = ['vatRate', 'defaultInvoiceType', 'defaultRefundInvoiceType', 'defaultCreditInvoiceType'];

describe('the restricted fields of a terminal', () => {
  it('are those of the contract, for managers and billing administrators; VAT and documents everybody sees', () => {
    expect(fields.toSorted()).toEqual(fieldPolicies.terminals.map(({ path }) => path).toSorted());
    for (const { role, field } of cases) {
      const isFew = few.includes(role);
      expect([role, field, maySee(role, field)]).toEqual([role, field, isFew || seenByAll.includes(field)]);
      expect([role, field, mayChange(role, field)]).toEqual([role, field, isFew]);
    }
  });

  it.each(cases)('$role reads $field where the matrix says so, in record and list', async ({ role, field }) => {
    const [record, row] = [await read(role), await listed(role)];
    expect(valueAt(record, field) !== undefined).toBe(maySee(role, field));
    if (!maySee(role, field)) expect(valueAt(row, field)).toBeUndefined();
    expect(record).toMatchObject({ terminalID, billingSettings: { notificationEmails: expect.any(String) } });
  });

  it.each(cases)('$role changes $field where the matrix says so', async ({ role, field }) => {
    const before = await rowOf();
    const { status, codes, response } = await change(role, {
      ...restrictedFields[field as keyof typeof restrictedFields],
    });
    const after = await rowOf();
    if (field === 'sharedApiKey') {
      expect([status, after?.sharedApiKey]).toEqual([200, before?.sharedApiKey]);
    } else if (mayChange(role, field)) {
      expect(status).toBe(200);
      expect(valueAt(after, field)).not.toEqual(valueAt(before, field));
    } else {
      expect([status, codes]).toEqual([400, [field]]);
      expect(response.errors?.[0]?.description).toBe('Only managers and billing administrators may change this');
      expect(after).toEqual(before);
    }
    // As it was, for who comes next.
    if (before) await sandbox.db.update(terminals).set(before).where(eq(terminals.terminalID, terminalID));
  });

  it.each(roles)('are no hindrance to %s, who sends back what they have read', async (role) => {
    const before = await rowOf();
    expect((await change(role, { label: `of ${role}` })).status).toBe(200);
    const { label, version, updatedDate, operationDoneBy, operationDoneByID, correlationId, ...after } =
      (await rowOf()) ?? {};
    expect(label).toBe(`of ${role}`);
    expect(before).toMatchObject(after);
  });

  it('are not guessed by who may not see them: naming one is refused, right or wrong', async () => {
    const row = await rowOf();
    const guesses = [{ webhooks: row?.webhooks }, { webhooks: { items: [] } }, { webhooks: { securityHeader: null } }];
    for (const guess of guesses) {
      expect(await change('Merchant', guess)).toMatchObject({ status: 400, codes: ['webhooks'] });
    }
    const automatic = {
      createRecurrentPaymentsAutomatically: row?.billingSettings.createRecurrentPaymentsAutomatically,
    };
    expect(await change('BusinessAdministrator', { billingSettings: automatic })).toMatchObject({
      status: 400,
      codes: ['billingSettings.createRecurrentPaymentsAutomatically'],
    });
    expect(await rowOf()).toEqual(row);
  });

  it('that a manager has changed meanwhile are a conflict to who saves an older form, not a change of theirs', async () => {
    const seen = await read('Merchant');
    await change('Manager', { vatRate: 0.11 });
    const late = { path: { terminalID }, body: { ...seen, label: 'late' } };
    const refused = await operate(sandbox.as('merchant'), 'terminals.update', late);
    expect(refused).toMatchObject({ status: 409, data: { current: { vatRate: 0.11 } } });
    expect(valueAt(refused.data, 'current.webhooks')).toBeUndefined();
    expect(valueAt(refused.data, 'current.sharedApiKey')).toBeUndefined();
  });
});
