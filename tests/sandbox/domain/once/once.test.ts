import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CreatingEndpointId, isCreating } from '#contract/creating.ts';
import { endpointIds } from '#contract/endpoints.ts';
import { auditRows } from '#sandbox/db/schema/audit.ts';
import { attempts } from '#sandbox/domain/money/payment/attemptTable.ts';
import { digestOf } from '#sandbox/domain/money/payment/attemptKey.ts';
import { tables } from '#sandbox/tables.ts';
import { cardTraces } from '#tests/support/cardTraces.ts';
import { type Creation, creationsOf, sendUnder, typedCard } from '#tests/support/creations.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
let creations: Awaited<ReturnType<typeof creationsOf>>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  creations = await creationsOf(sandbox);
});
afterAll(() => sandbox.close());

const creating = endpointIds.filter((id): id is CreatingEndpointId => isCreating(id));

/** How many rows each table has, messages and events among them; of the audit each request has one. */
async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) if (table !== auditRows) counts[getTableName(table)] = await sandbox.db.$count(table);
  return counts;
}

/** Which tables have more rows, and by how many. */
const growth = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, count]) =>
      count === before[name] ? [] : [[name, count - (before[name] ?? 0)]],
    ),
  );

/** The same call asked for something else. */
function another({ path, body, file }: Creation): Creation {
  if (file !== undefined) return { ...(path && { path }), file: file.replace('118', '119') };
  if (body) return { ...(path && { path }), body: { ...body, another: true } };
  return { path: Object.fromEntries(Object.keys(path ?? {}).map((name) => [name, unknownGuid])) };
}

describe.each(creating)('%s', (id) => {
  it('gives a repeat under its key the first answer, and makes nothing', async () => {
    const [key, request] = [`twice-${id}`, await creations[id]()];
    const before = await countRows();
    const first = await sendUnder(sandbox, id, request, key);
    const once = await countRows();
    expect([first.status < 300, growth(before, once).attempts]).toEqual([true, 1]);
    const again = await sendUnder(sandbox, id, request, key);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(growth(once, await countRows())).toEqual({});
  });

  it('refuses another request under the key, also of another call', async () => {
    const [key, request] = [`other-${id}`, await creations[id]()];
    await sendUnder(sandbox, id, request, key);
    const once = await countRows();
    const other = await sendUnder(sandbox, id, another(request), key);
    expect([other.status, other.body.errors?.[0]?.code]).toEqual([422, 'Idempotency-Key']);
    const call = id === 'items.create' ? 'consumers.create' : 'items.create';
    const body = id === 'items.create' ? { consumerName: 'Dana', consumerNationalID: '' } : { itemName: 'Book' };
    expect((await sendUnder(sandbox, call, { body }, key)).status).toBe(422);
    expect(growth(once, await countRows())).toEqual({});
  });

  it('makes one of ten requests at once', async () => {
    const [key, request] = [`crowd-${id}`, await creations[id]()];
    const before = await countRows();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendUnder(sandbox, id, request, key)));
    const last = await sendUnder(sandbox, id, request, key);
    for (const { status, body, headers } of answers) {
      if (status === 409) expect(headers['retry-after']).toBe('2');
      else expect([status, body]).toEqual([last.status, last.body]);
    }
    const crowd = growth(before, await countRows());
    const alone = await creations[id]();
    const earlier = await countRows();
    await sendUnder(sandbox, id, alone, `alone-${id}`);
    expect(crowd).toEqual(growth(earlier, await countRows()));
  });

  it('keeps the key of each merchant apart', async () => {
    const [key, request] = [`merchants-${id}`, await creations[id]()];
    const mine = await sendUnder(sandbox, id, request, key);
    const theirs = await sendUnder(sandbox, id, request, key, 'otherManager');
    expect(theirs.status).not.toBe(422);
    expect(theirs.body.entityUID ?? 'none').not.toBe(mine.body.entityUID);
  });

  it('takes no malformed key', async () => {
    const refused = await sendUnder(sandbox, id, await creations[id](), 'with spaces in it');
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([400, 'Idempotency-Key']);
  });
});

it('a refusal leaves nothing, and its key free', async () => {
  const { body } = await creations['consumers.create']();
  const before = await countRows();
  const refused = await sendUnder(sandbox, 'consumers.create', { body: { ...body, consumerName: '' } }, 'refused');
  expect([refused.status, growth(before, await countRows())]).toEqual([400, {}]);
  expect((await sendUnder(sandbox, 'consumers.create', { body }, 'refused')).status).toBe(201);
});

it('nothing of a card is kept with a key', async () => {
  const rows = JSON.stringify(await sandbox.db.select().from(attempts));
  expect(rows).not.toMatch(cardTraces(typedCard.cvv, typedCard.cardReaderInput));
  const card = await creations['cardTokens.create']();
  const digest = (more: object) =>
    digestOf({ endpoint: 'cardTokens.create', path: {}, body: { ...card.body, ...more } });
  const codes = Array.from({ length: 1000 }, (_, index) => digest({ cvv: String(index).padStart(3, '0') }));
  const hidden = ['4580451111114580', '4580450000004580'];
  const numbers = hidden.map((cardNumber) => digest({ cardNumber }));
  expect(new Set([...codes, ...numbers, digest({ cardReaderInput: null })]).size).toBe(1);
  expect(digest({ cardNumber: '4580451111114581' })).not.toBe(digest({}));
  expect(digest({ cardExpiration: '11/30' })).not.toBe(digest({}));
});
