import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createService } from '#scripts/cluster/service.ts';
import { inspected, memoryOf } from '#tests/chaos/memory.ts';

/** A process that runs a piece of code and stays. */
function startService(code: string) {
  const directory = mkdtempSync(join(tmpdir(), 'back-office-memory-'));
  const service = createService({
    name: 'holder',
    program: process.execPath,
    arguments: ['-e', `${code}; setInterval(() => {}, 1000)`],
    environment: inspected,
    log: join(directory, 'log'),
  });
  onTestFinished(async () => {
    await service.kill();
    rmSync(directory, { recursive: true });
  });
  service.start();
  return service;
}

it('counts what processes hold, and not what can be collected', async () => {
  const numbers = 'Array.from({ length: 4_000_000 }, (_, index) => index + 0.5)';
  const [holds, dropped] = [startService(`globalThis.held = ${numbers}`), startService(`${numbers}.length`)];
  const { heap: heldHeap, resident } = await memoryOf([holds]);
  const { heap: droppedHeap } = await memoryOf([dropped]);
  expect(heldHeap - droppedHeap).toBeGreaterThan(30);
  expect(droppedHeap).toBeLessThan(20);
  expect(resident).toBeGreaterThan(heldHeap);
  // Asked again, where its inspector is open already.
  expect((await memoryOf([holds])).heap).toBeGreaterThan(droppedHeap + 30);
});
