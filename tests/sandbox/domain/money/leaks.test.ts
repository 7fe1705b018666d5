import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#sandbox/core/database.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { charge, poster, terminalsOf, typed, type Post } from '#tests/support/payments.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors } from '#tests/support/seededLists.ts';

let sandbox: TestSandbox;
let post: Post;
let terminalID: string;
let consumerID: string;
const lines: string[] = [];

/** Numbers, codes and tracks that nothing else in the database can hold by chance. */
const numbers = [
  '4242424242424242',
  '5555555555554444',
  '4000000000000002',
  '378282246310005',
  '36227206271667',
  '123456789',
] as const;
const codes = ['8739', '873'] as const;
const track = ';4242424242424242=30121010000000098765?';

beforeAll(async () => {
  sandbox = await openTestSandbox({ logger: { level: 'trace', stream: { write: (line) => lines.push(line) } } });
  post = poster(sandbox);
  [{ terminalID } = { terminalID: '' }] = await terminalsOf(sandbox);
  const { merchantID } = await findAnchors(sandbox.db);
  const found = await sandbox.db.execute(
    sql`select consumer_id from consumers where merchant_id = ${merchantID} and deleted_at is null limit 1`,
  );
  consumerID = String(rowsOf(found)[0]?.consumer_id);
});
afterAll(() => sandbox.close());

/**
 * Every column of every table whose text matches, ids left out: `table.column`.
 * @param pattern a regular expression
 * @param kinds words of the types that are looked at
 */
async function placesOf(db: Database, pattern: string, kinds = ''): Promise<string[]> {
  const columns = rowsOf(
    await db.execute(
      sql`select table_schema as schema, table_name as "table", column_name as "column" from information_schema.columns
          where table_schema not in ('pg_catalog', 'information_schema') and data_type ~ ${kinds}`,
    ),
  );
  const places: string[] = [];
  for (const { schema, table, column } of columns) {
    const held = sql`${sql.identifier(String(schema))}.${sql.identifier(String(table))}`;
    const text = sql`regexp_replace(${sql.identifier(String(column))}::text, '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', '', 'g')`;
    const found = rowsOf(await db.execute(sql`select 1 from ${held} where ${text} ~ ${pattern} limit 1`));
    if (found.length > 0) places.push(`${String(table)}.${String(column)}`);
  }
  return places;
}

/** Seeded customers have phones and ids of nine digits, and ids of processors may go on to ten. */
const longNumbers = numbers.filter((number) => number.length > 10).join('|');
/** A short code is told from a part of something else by standing alone. */
const codePattern = `\\m(${codes.join('|')})\\M`;
/** Codes hide in texts; the thousandths of an instant may look like one. */
const codePlaces = (db: Database) => placesOf(db, codePattern, 'text|json|char|ARRAY');
let before: string[];

describe('what was typed', () => {
  beforeAll(async () => {
    before = await codePlaces(sandbox.db);
    for (const [index, number] of numbers.entries()) {
      // Wrong codes too: what is refused is no less secret.
      for (const cvv of [...codes, number.length === 15 ? '1234' : number.length > 9 ? '123' : undefined]) {
        const card = typed(number, { cvv, ...(index === 0 && cvv === '123' && { cardReaderInput: track }) });
        const body = charge(terminalID, { creditCardSecureDetails: card, dealDetails: { consumerID } });
        const saved = { ...body, transactionAmount: Number(body.transactionAmount) + 5000, saveCreditCard: true };
        for (const [id, sent] of [
          ['transactions.create', body],
          ['transactions.create', saved],
          ['transactions.check', body],
          ['transactions.block', { ...body, transactionAmount: Number(body.transactionAmount) + 9000 }],
          ['transactions.refund', body],
        ] as const) {
          const answer = await post(id, { body: sent, key: `leak-${lines.length}` });
          expect(JSON.stringify(answer.body)).not.toContain(number);
          expect([200, 201, 400, 409]).toContain(answer.status);
        }
      }
    }
    // A request that breaks off inside the card, and one whose card is of the wrong type.
    const url = '/sandbox/transactions/api/transactions/create';
    const headers = { 'content-type': 'application/json' };
    await sandbox.as('manager')({ method: 'POST', url, headers, payload: `{"cardNumber":"${numbers[0]}` });
    await post('transactions.create', { body: charge(terminalID, { creditCardSecureDetails: [numbers[0]] }) });
  });

  it('is in no column of any table', async () => {
    expect(await placesOf(sandbox.db, `${longNumbers}|"cvv"|${track.slice(17, 30)}`)).toEqual([]);
    // Some seeded amount may be such a number.
    expect(await codePlaces(sandbox.db)).toEqual(before);
  });

  it('of nine digits is in no table of payments', async () => {
    const places = await placesOf(sandbox.db, '123456789');
    expect(places.filter((place) => /^(transactions|attempts|card_tokens|processor|outbox|audit)/.test(place))).toEqual(
      [],
    );
  });

  it('is in no line of the log', () => {
    expect(lines.length).toBeGreaterThan(50);
    const text = lines.join('\n');
    for (const secret of [...numbers, track]) expect(text.includes(secret), secret.slice(-4)).toBe(false);
    expect(text).not.toMatch(/"?cvv"?:|"(8739|873)"/);
  });

  it('was really worked on: saved cards can be charged by their number', async () => {
    const found = rowsOf(await sandbox.db.execute(sql`select count(*) as count from vault_entries`));
    expect(Number(found[0]?.count)).toBeGreaterThan(3);
  });
});

describe('the search', () => {
  it('finds a number wherever somebody puts one', async () => {
    const secret = '4111111111111111';
    await sandbox.db.execute(
      sql`insert into audit_rows (merchant_id, created, operation, details)
          values (${terminalID}, now(), 'x', ${JSON.stringify({ deep: [{ card: secret }] })}::jsonb)`,
    );
    expect(await placesOf(sandbox.db, secret)).toEqual(['audit_rows.details']);
  });

  it('finds a security code that somebody keeps', async () => {
    await sandbox.db.execute(sql`update vault_entries set sealed = ${JSON.stringify({ code: codes[1] })}`);
    const found = await codePlaces(sandbox.db);
    expect(found.filter((place) => !before.includes(place))).toEqual(['vault_entries.sealed']);
  });
});
