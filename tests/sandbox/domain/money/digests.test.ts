import { createHmac, hkdfSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { passesLuhn } from '#contract/rules/cardNumber.ts';
import type { Database } from '#sandbox/core/database.ts';
import { openPglite } from '#sandbox/db/openPglite.ts';
import { digestOf } from '#sandbox/domain/money/payment/attemptKey.ts';
import { readVaultKey } from '#sandbox/domain/vault/vaultKey.ts';
import { readCookieKey } from '#sandbox/identity/secrets.ts';
import { digestsIn, type Loot, tryOut } from '#tests/support/digestAttack.ts';
import { filesBelow } from '#tests/support/filesBelow.ts';
import { rowsOfTable, tables } from '#tests/support/fingerprint.ts';
import { charge, poster, terminalsOf, typed } from '#tests/support/payments.ts';
import { openTestSandbox } from '#tests/support/sandbox.ts';

const endpoint = 'transactions.create';
const number = '4242424242424242';
const code = '739';
const card = typed(number, { cvv: code, cardReaderInput: `;${number}=30121010000000098765?` });

/** Every security code, and a thousand good numbers of one mask with the typed one among them. */
const codes = Array.from({ length: 1000 }, (_, index) => String(index).padStart(3, '0'));
const numbers = Array.from({ length: 20_000 }, (_, index) => `424242${419_242 + index}4242`)
  .filter(passesLuhn)
  .slice(0, 1000);

async function everyRow(db: Database): Promise<string[]> {
  const rows = await Promise.all(tables.map((table) => rowsOfTable(db, table)));
  return rows.flat().map((row) => JSON.stringify(row));
}

describe('somebody with the keys, every row and every file of the data directory', () => {
  const directory = mkdtempSync(join(tmpdir(), 'back-office-digests-'));
  afterAll(() => rmSync(directory, { recursive: true }));
  let body: Record<string, unknown>;
  let loot: Loot;
  let digestKey: Buffer;

  beforeAll(async () => {
    const dump = new Blob([readFileSync(inject('databaseDump'))]);
    const opened = await openPglite({ dataDirectory: directory, dump });
    const vaultKey = readVaultKey({ dataDirectory: directory });
    const sandbox = await openTestSandbox({ db: opened.db, vaultKey });
    const [terminal] = await terminalsOf(sandbox);
    const { terminalID = '', merchantID = '' } = terminal ?? {};
    body = charge(terminalID, { creditCardSecureDetails: card });
    expect((await poster(sandbox)(endpoint, { body })).status).toBe(201);
    const rows = await everyRow(opened.db);
    const cookieKeys = [await readCookieKey(opened.db, 'cookieKey'), await readCookieKey(opened.db, 'deviceKey')];
    await sandbox.close();
    await opened.close();

    const files = filesBelow(directory).map((path) => readFileSync(path, 'latin1'));
    const keys = [readFileSync(join(directory, 'vault.key'), 'utf8'), ...cookieKeys];
    loot = { digests: digestsIn([...rows, ...files]), keys, merchantID };
    digestKey = Buffer.from(hkdfSync('sha256', vaultKey, '', 'sandbox digests', 32));
  }, 120_000);

  const attack = (held: Loot, candidates: readonly string[], field: 'cvv' | 'cardNumber') =>
    tryOut(held, candidates, (candidate) => ({
      endpoint,
      body: { ...body, creditCardSecureDetails: { ...card, [field]: candidate } },
    }));

  /** The same, had there been a keyed digest of a text. */
  const holdingDigestOf = (text: string): Loot => {
    const digest = createHmac('sha256', digestKey).update(text).digest('hex');
    return { ...loot, digests: new Set([...loot.digests, digest]) };
  };

  it.each([['security code', 'cvv', codes] as const, ['number', 'cardNumber', numbers] as const])(
    'finds no %s',
    { timeout: 300_000 },
    (_name, field, candidates) => {
      expect(candidates).toHaveLength(1000);
      expect(attack(loot, candidates, field)).toEqual([]);
    },
  );

  it('would find the code in a digest of the whole request, the number in one of the number', () => {
    const ofRequest = holdingDigestOf(JSON.stringify(body));
    expect(attack(ofRequest, codes.slice(700, 750), 'cvv')).toEqual([code]);
    const ofNumber = holdingDigestOf(`card\n${loot.merchantID} ${number}`);
    expect(attack(ofNumber, numbers.slice(480, 520), 'cardNumber')).toEqual([number]);
  });
});

describe('the digest that is kept of a request', () => {
  const of = (creditCardSecureDetails: unknown, more: object = {}) =>
    digestOf({ endpoint, path: {}, body: { transactionAmount: 5, creditCardSecureDetails, ...more } });

  it('is the same whatever the security code, the track and the digits that the mask hides', () => {
    const digests = [
      ...codes.map((cvv) => of({ ...card, cvv })),
      ...numbers.map((cardNumber) => of({ ...card, cardNumber })),
      of({ ...card, cvv: undefined, cardReaderInput: undefined }),
      of({ ...card, cardReaderInput: ';4242424242424242=30129999999999999999?' }),
    ];
    expect(new Set(digests)).toEqual(new Set([of(card)]));
  });

  it.each([
    ['another mask', () => of({ ...card, cardNumber: '4242424242424259' })],
    ['another expiry', () => of({ ...card, cardExpiration: '11/30' })],
    ['another owner', () => of({ ...card, cardOwnerName: 'Noa' })],
    ['a voice approval', () => of({ ...card, authNum: '123' })],
    ['another amount', () => of(card, { transactionAmount: 6 })],
    ['no card', () => of(undefined)],
  ])('is another one for %s', (_name, other) => {
    expect(other()).not.toBe(of(card));
  });

  it.each([
    [JSON.stringify(card)],
    [[number, code]],
    [{ ...card, cardNumber: Number(number) }],
    [{ cardNumber: code }],
  ])('holds nothing of a card in another form: %j', (odd) => {
    const text = JSON.stringify(odd).replace(number, '4242424141414242').replace(code, '740');
    expect(of(odd)).toBe(of(JSON.parse(text)));
  });
});
