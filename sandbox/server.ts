import { buildApp } from './app.ts';
import { createClock } from './core/clock.ts';
import type { SandboxConfig } from './core/config.ts';
import { openDatabase, type OpenedDatabase } from './db/open.ts';
import { readVaultKey } from './domain/vault/vaultKey.ts';
import type { LogSettings } from './http/logging.ts';
import { checkPort, explainListenError } from './http/port.ts';
import { openObservers } from './observing/observers.ts';
import { prepareDatabase, resetDatabase } from './seed/prepare.ts';

/** A sandbox that listens. */
export interface RunningSandbox {
  /** Where people open it. */
  url: string;
  /** Finishes the requests under way, then lets go of port and database. */
  close(): Promise<void>;
}

type Tell = (line: string) => void;

/** The seed's settings: the instant it is dated by and its size. */
function seedSettings({ now, seedTransactions }: SandboxConfig) {
  return { now: now ?? new Date(), seedTransactions };
}

async function serve(opened: OpenedDatabase, config: SandboxConfig, tell: Tell): Promise<RunningSandbox> {
  const vaultKey = readVaultKey(config);
  await prepareDatabase(opened, { ...seedSettings(config), tell });
  const clock = createClock(config.now);
  const logger: LogSettings = config.logLevel === 'silent' ? false : { level: config.logLevel };
  const isAlone = opened.kind === 'pglite';
  const reset = () => resetDatabase(opened, { ...seedSettings(config), now: clock.now() });
  const observers = await openObservers(config);
  const { db, readDb } = opened;
  const app = await buildApp({ db, readDb, clock, config, logger, reset, vaultKey, isAlone, observers });
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    throw explainListenError(error, config);
  }
  return {
    url: config.publicUrl,
    close: async () => {
      await app.close();
      await opened.close();
    },
  };
}

/**
 * Opens, migrates and seeds the database and listens.
 * @param tell hears in lines of what takes long
 * @throws SettingError with one clear line when a setting, the port or the database stands in the way.
 */
export async function startSandbox(config: SandboxConfig, tell: Tell = () => {}): Promise<RunningSandbox> {
  await checkPort(config);
  const { host, metricsPort } = config;
  if (metricsPort !== undefined) await checkPort({ host, port: metricsPort, setting: 'METRICS_PORT' });
  const opened = await openDatabase({
    dataDirectory: config.dataDirectory,
    ...(config.databaseUrl !== undefined && { databaseUrl: config.databaseUrl }),
    ...(config.databaseReadUrl !== undefined && { databaseReadUrl: config.databaseReadUrl }),
  });
  try {
    return await serve(opened, config, tell);
  } catch (error) {
    // One that is damaged may not even close.
    await opened.close().catch(() => {});
    throw opened.explain(error);
  }
}
