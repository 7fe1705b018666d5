import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoicingProviders } from '#contract/features.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { providerShapes } from '#sandbox/domain/invoicing/provider.ts';
import { recordedEvents } from '#tests/support/recordedEvents.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { askAll, findAnchors, type Anchors } from '#tests/support/seededLists.ts';
import { operate, send } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let ask: Ask;
let anchors: Anchors;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('merchant');
  anchors = await findAnchors(sandbox.db);
});
afterAll(() => sandbox.close());

const imports = ['consumers.import', 'items.import', 'items.importCategories'] as const;
const run = (id: (typeof imports)[number], language = 'en') =>
  operate(ask, id, { query: { terminalID: anchors.terminalID }, language });
const count = async (id: 'consumers.list' | 'items.list') => (await askAll(ask, id, anchors)).length;
const { customers, items } = providerShapes.EasyInvoice;
/** The seeded terminal's own provider is EasyInvoice. */
const others = invoicingProviders.filter((provider) => provider !== 'EasyInvoice');

describe('importing customers', () => {
  it('takes what is in order and says why the rest was refused', async () => {
    const before = await count('consumers.list');
    const { status, response, data } = await run('consumers.import');
    expect([status, response.status, response.message]).toEqual([
      200,
      'warning',
      `${customers - 5} customers imported`,
    ]);
    expect(data).toEqual({
      imported: customers - 5,
      skipped: 0,
      failed: [
        "Can't import customer without e-mail",
        'Must be valid Israeli National ID',
        'Email must be valid',
        "Can't import customer without e-mail",
        'Must be more than 2 and less or equal to 50 characters',
      ].map((reason) => ({ name: expect.any(String), reason })),
    });
    expect(await count('consumers.list')).toBe(before + customers - 5);
    const [newest] = await askAll(ask, 'consumers.list', anchors, { origin: 'EasyInvoice' });
    expect(newest).toMatchObject({ terminalID: anchors.terminalID, active: true });
    const events = await recordedEvents(sandbox, response.correlationId);
    expect(events).toHaveLength(customers - 5);
    expect(new Set(events.map((event) => event.split(' ')[0]))).toEqual(new Set(['ConsumerCreated']));
  });

  it('again imports nothing, in Hebrew too', async () => {
    const before = await count('consumers.list');
    const { response, data } = await run('consumers.import', 'he');
    expect(response.message).toBe('0 לקוחות יובאו');
    expect(data).toMatchObject({ imported: 0, skipped: customers - 5 });
    expect(data.failed).toContainEqual({ name: expect.any(String), reason: 'לא ניתן לייבא לקוח ללא כתובת דוא״ל' });
    expect(await count('consumers.list')).toBe(before);
  });

  it('does not bring back who was deleted, nor double who has the e-mail address', async () => {
    const [first, second] = await askAll(ask, 'consumers.list', anchors, { origin: 'EasyInvoice' });
    await operate(ask, 'consumers.delete', { path: { id: String(first?.consumerID) } });
    const id = String(second?.consumerID);
    const record = (await send(ask, 'consumers.get', { path: { id } })).json<Record<string, unknown>>();
    const body = {
      ...record,
      externalReference: null,
      origin: null,
      consumerEmail: String(record.consumerEmail).toUpperCase(),
    };
    expect((await operate(ask, 'consumers.update', { path: { id }, body })).status).toBe(200);
    expect((await run('consumers.import')).data).toMatchObject({ imported: 0, skipped: customers - 5 });
  });

  it('by five people at once takes each customer once', async () => {
    const other = sandbox.as('otherManager');
    const [terminal] = await askAll(other, 'terminals.list', anchors);
    const query = { terminalID: String(terminal?.terminalID) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => operate(other, 'consumers.import', { query })));
    const imported = answers.map(({ data }) => Number(data.imported));
    expect(imported.reduce((sum, one) => sum + one, 0)).toBe(customers - 5);
    expect(imported.filter((one) => one > 0)).toHaveLength(1);
    expect(await askAll(other, 'consumers.list', anchors, { origin: 'EasyInvoice' })).toHaveLength(customers - 5);
  });
});

describe('importing items', () => {
  it('takes what is in order, with prices and categories, and says why the rest was refused', async () => {
    const before = await count('items.list');
    const { response, data } = await run('items.import');
    expect([response.status, response.message]).toEqual(['warning', `${items - 3} items imported`]);
    expect(data).toEqual({
      imported: items - 3,
      skipped: 0,
      failed: ['Only positive numbers are allowed', 'Required', 'Invalid'].map((reason) => ({
        name: expect.stringMatching(/./),
        reason,
      })),
    });
    expect(await count('items.list')).toBe(before + items - 3);
    expect((await run('items.import')).data).toMatchObject({ imported: 0, skipped: items - 3 });
    expect(await count('items.list')).toBe(before + items - 3);
  });
});

describe('importing categories', () => {
  it('names all of the merchant’s, each once, and is a success also the second time', async () => {
    const { response, data } = await run('items.importCategories');
    expect([response.status, data.failed]).toEqual(['success', []]);
    const categories = Array.isArray(data.categories) ? data.categories.map(String) : [];
    expect(categories).toContain('EI שירותים');
    expect(new Set(categories).size).toBe(categories.length);
    expect((await run('items.importCategories')).data).toMatchObject({ imported: 0, categories });
  });
});

describe.each(imports)('%s', (id) => {
  it('without a terminal, or of one that is not the merchant’s, is refused', async () => {
    expect(await operate(ask, id)).toMatchObject({ status: 400, codes: ['terminalID'] });
    const foreign = (await askAll(sandbox.as('otherManager'), 'terminals.list', anchors))[0]?.terminalID;
    for (const terminalID of [unknownGuid, 'x', String(foreign)]) {
      expect(await operate(ask, id, { query: { terminalID } })).toMatchObject({
        status: 404,
        response: { entityType: 'Terminal' },
      });
    }
  });

  it.each([undefined, 'Unheard of'])('of a terminal whose provider is %s is refused', async (provider) => {
    const [terminal] = await sandbox.db.select().from(terminals).where(eq(terminals.terminalID, anchors.terminalID));
    const connect = (integrations: NonNullable<typeof terminal>['integrations']) =>
      sandbox.db.update(terminals).set({ integrations }).where(eq(terminals.terminalID, anchors.terminalID));
    await connect(provider ? { invoicing: { provider } } : {});
    const { status, response } = await run(id);
    await connect(terminal?.integrations ?? {});
    expect([status, response.message]).toEqual([400, 'This terminal is not connected to an invoicing provider']);
  });

  it.each(others)('from %s works, each row once', async (provider) => {
    await sandbox.db
      .update(terminals)
      .set({ integrations: { invoicing: { provider } } })
      .where(eq(terminals.terminalID, anchors.terminalID));
    const [{ status, data }, again] = [await run(id), await run(id)];
    expect(status).toBe(200);
    expect(Number(data.imported) + (id === 'items.importCategories' ? Number(data.skipped) : 0)).toBeGreaterThan(2);
    expect(data.failed).toHaveLength({ 'consumers.import': 5, 'items.import': 3, 'items.importCategories': 0 }[id]);
    expect(again.data.imported).toBe(0);
  });
});
