import type { Capsule } from '#contract/capsule/capsule.ts';
import { buildApp } from '#sandbox/app.ts';
import { createClock } from '#sandbox/core/clock.ts';
import { type SandboxConfig } from '#sandbox/core/config.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { readVaultKey } from '#sandbox/domain/vault/vaultKey.ts';
import { explainListenError } from '#sandbox/http/port.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import type { RunningSandbox } from '#sandbox/server.ts';
import { mountCapsule } from './mountCapsule.ts';

/**
 * Serves the product with a capsule's answers, on a database of its own that lives in memory.
 * @throws SettingError when the port cannot be had.
 */
export async function openCapsule(capsule: Capsule, settings: SandboxConfig): Promise<RunningSandbox> {
  const config = { ...settings, dataDirectory: 'memory' };
  const { publicUrl, host, port } = config;
  const opened = await openDatabase({ dataDirectory: 'memory' });
  const now = new Date(capsule.takenAt);
  await prepareDatabase(opened, { now, seedTransactions: 0 });
  const app = await buildApp({
    db: opened.db,
    clock: createClock(now),
    config,
    vaultKey: readVaultKey(config),
    isAlone: true,
    before: (server) => mountCapsule(server, capsule, publicUrl),
  });
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw explainListenError(error, config);
  }
  return {
    url: `${publicUrl}${capsule.page}`,
    close: async () => {
      await app.close();
      await opened.close();
    },
  };
}
