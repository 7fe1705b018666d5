import { afterAll } from 'vitest';
import { dealMaker } from './deals.ts';
import { engineOf } from './engine.ts';
import { openTestSandbox } from './sandbox.ts';

/**
 * A sandbox for a file of tests, with a customer to make deals for and an engine that charges when a test says so; it is
 * closed after the last test.
 */
export async function openDeals() {
  const sandbox = await openTestSandbox();
  /** What the engine could not charge. */
  const faults: unknown[] = [];
  const [maker, engine] = [await dealMaker(sandbox), engineOf(sandbox, faults)];
  afterAll(async () => {
    await engine.context.charges.close();
    await sandbox.close();
  });
  return { sandbox, maker, engine, faults };
}
