import { wholeNumber } from '#sandbox/config.ts';
import { buildWhenStale } from '#scripts/buildWhenStale.ts';
import { fail } from '#scripts/fail.ts';
import { stopOnSignal } from '#scripts/stopOnSignal.ts';
import { layoutAt } from './layout.ts';
import { servePage } from './page.ts';
import { startCluster } from './startCluster.ts';
import { findClusterTools } from './tools.ts';

/** The highest port with room for the others above it. */
const lastPort = 65_535 - 40;

async function main(): Promise<void> {
  const port = wholeNumber(process.env, 'CLUSTER_PORT', 4600, 1, lastPort);
  const layout = layoutAt(port, process.env.CLUSTER_DATA || undefined);
  const tools = findClusterTools(console.log);
  buildWhenStale();
  const cluster = await startCluster({ layout, tools, say: console.log });
  const page = servePage(layout);
  stopOnSignal({
    close: async () => {
      page.close();
      await cluster.stop();
    },
  });
  console.log(`
  The back-office is at  http://localhost:${layout.port}
  Who leads is shown at  http://localhost:${layout.pagePort}
  Files and logs are in  ${layout.directory}

  Ctrl+C stops it.`);
}

main().catch(fail);
