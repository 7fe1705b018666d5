import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SettingError } from '#sandbox/core/config.ts';
import { vaultEntries } from '#sandbox/domain/vault/table.ts';
import { createVault } from '#sandbox/domain/vault/vault.ts';
import { readVaultKey } from '#sandbox/domain/vault/vaultKey.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors } from '#tests/support/seededLists.ts';

const cardNumber = '4242424242424242';
let sandbox: TestSandbox;
let merchantID: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  merchantID = (await findAnchors(sandbox.db)).merchantID;
});
afterAll(() => sandbox.close());

describe('the vault', () => {
  const vault = () => createVault(Buffer.alloc(32, 1), sandbox.clock);

  it('gives a number back to its merchant alone', async () => {
    const vaultID = await vault().keep(sandbox.db, { merchantID, cardNumber });
    expect(await vault().read(sandbox.db, merchantID, vaultID)).toBe(cardNumber);
    expect(await vault().read(sandbox.db, unknownGuid, vaultID)).toBeUndefined();
    await vault().forget(sandbox.db, vaultID);
    expect(await vault().read(sandbox.db, merchantID, vaultID)).toBeUndefined();
  });

  it('seals each number anew, and opens none with another key or in another place', async () => {
    const [first, second] = [
      await vault().keep(sandbox.db, { merchantID, cardNumber }),
      await vault().keep(sandbox.db, { merchantID, cardNumber }),
    ];
    const rows = await sandbox.db.select().from(vaultEntries);
    expect(new Set(rows.map(({ sealed }) => sealed)).size).toBe(rows.length);
    expect(JSON.stringify(rows)).not.toContain(cardNumber);
    const stranger = createVault(Buffer.alloc(32, 2), sandbox.clock);
    await expect(stranger.read(sandbox.db, merchantID, first)).rejects.toThrow();
    const [moved] = rows.filter(({ vaultID }) => vaultID === first);
    await sandbox.db
      .update(vaultEntries)
      .set({ sealed: moved?.sealed ?? '' })
      .where(eq(vaultEntries.vaultID, second));
    await expect(vault().read(sandbox.db, merchantID, second)).rejects.toThrow();
  });
});

describe('its key', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'back-office-key-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('is made once', () => {
    const key = readVaultKey({ dataDirectory: directory });
    expect(key).toHaveLength(32);
    expect(readVaultKey({ dataDirectory: directory }).equals(key)).toBe(true);
    const path = join(directory, 'vault.key');
    expect(readFileSync(path, 'utf8')).toBe(`${key.toString('hex')}\n`);
    writeFileSync(path, 'nothing');
    expect(() => readVaultKey({ dataDirectory: directory })).toThrow(SettingError);
  });

  // Windows has no modes.
  it.skipIf(process.platform === 'win32')('is for its owner alone, also one that was open to all', () => {
    const path = join(directory, 'vault.key');
    const modes = () => [path, directory].map((kept) => statSync(kept).mode & 0o777);
    readVaultKey({ dataDirectory: directory });
    expect(modes()).toEqual([0o600, 0o700]);
    chmodSync(path, 0o644);
    chmodSync(directory, 0o755);
    readVaultKey({ dataDirectory: directory });
    expect(modes()).toEqual([0o600, 0o700]);
  });

  it('comes from the environment as hexadecimal digits or base64', () => {
    const key = Buffer.alloc(32, 3);
    const read = (vaultKey: string) => readVaultKey({ vaultKey, dataDirectory: 'memory' });
    expect(read(key.toString('hex')).equals(key)).toBe(true);
    expect(read(key.toString('base64')).equals(key)).toBe(true);
    expect(() => read('short')).toThrow(
      new SettingError('SANDBOX_VAULT_KEY must hold 32 bytes as hexadecimal digits or base64'),
    );
  });
});
