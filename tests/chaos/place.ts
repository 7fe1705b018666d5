import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseAt, sandboxEnvironment } from '#scripts/cluster/configuration.ts';
import { layoutAt } from '#scripts/cluster/layout.ts';
import { createSandbox, startCluster } from '#scripts/cluster/startCluster.ts';
import { findClusterTools } from '#scripts/cluster/tools.ts';
import type { Parts } from './faults.ts';
import { inspected } from './memory.ts';
import { createNetwork } from './network.ts';
import { mountSmallDisks } from './smallDisks.ts';

/** A cluster that can be broken. */
export interface Place extends Parts {
  /** What its sandboxes are started with. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** How far the wrong clock is ahead. */
const aheadMillis = 600_000;

/**
 * Starts a cluster whose sandboxes reach their databases through networks that can be cut.
 * @param port the first of forty
 * @param keep leaves files and logs where they are
 */
export async function openPlace(port: number, keep: boolean): Promise<Place> {
  const directory = mkdtempSync(join(tmpdir(), 'back-office-chaos-'));
  const layout = layoutAt(port, directory);
  const tools = findClusterTools(console.log);
  const { disks: smallDisks, unmount } = mountSmallDisks(layout);
  const [write, read] = [
    await createNetwork(layout.port + 36, layout.writePort),
    await createNetwork(layout.port + 37, layout.readPort),
  ];
  const leave = () => {
    write.close();
    read.close();
    if (keep) return console.log(`Files and logs are in ${directory}`);
    unmount();
    rmSync(directory, { recursive: true, force: true });
  };
  const settings = {
    DATABASE_URL: databaseAt(write.port),
    DATABASE_READ_URL: databaseAt(read.port),
    SANDBOX_SEED: '1500',
    SANDBOX_PROCESSOR_DELAY_MS: '200',
    ...inspected,
  };
  try {
    const cluster = await startCluster({ layout, tools, say: console.log, environment: settings });
    const last = layout.sandboxes.at(-1);
    if (!last) throw new Error('a cluster has sandboxes');
    return {
      layout,
      cluster,
      networks: [write, read],
      withWrongClock() {
        const clock = { SANDBOX_NOW: new Date(Date.now() + aheadMillis).toISOString() };
        return createSandbox(layout, last, { ...settings, ...clock });
      },
      smallDisks,
      environment: { ...sandboxEnvironment(layout, layout.port), ...settings },
      async close() {
        await cluster.stop();
        leave();
      },
    };
  } catch (error) {
    leave();
    throw error;
  }
}
