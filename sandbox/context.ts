import type { Clock } from './clock.ts';
import type { SandboxConfig } from './config.ts';
import type { Database } from './db/database.ts';
import type { Hub } from './hub/hub.ts';
import type { Vault } from './vault/vault.ts';

/** What every part of the sandbox is given; built once by buildApp. */
export interface Context {
  db: Database;
  clock: Clock;
  config: SandboxConfig;
  /** Keeps the numbers of saved cards. */
  vault: Vault;
  /** Tells screens how transactions go. */
  hub: Hub;
}
