import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createService } from '#scripts/cluster/service.ts';
import { inspected, memoryOf } from '#tests/chaos/memory.ts';

/** A process that has run a piece of code and stays. */
async function startService(code: string) {
  const directory = mkdtempSync(join(tmpdir(), 'back-office-memory-'));
  const log = join(directory, 'log');
  const service = createService({
    name: 'holder',
    program: process.execPath,
    arguments: ['-e', `${code}; setInterval(() => {}, 1000); console.log('up')`],
    environment: inspected,
    log,
  });
  onTestFinished(async () => {
    await service.kill();
    rmSync(directory, { recursive: true });
  });
  service.start();
  await vi.waitFor(() => expect(readFileSync(log, 'utf8')).toContain('up'), { timeout: 20_000 });
  return service;
}

it('counts what processes hold, and not what can be collected', async () => {
  const numbers = 'Array.from({ length: 4_000_000 }, (_, index) => index + 0.5)';
  const [holds, dropped] = [
    await startService(`globalThis.held = ${numbers}`),
    await startService(`${numbers}.length`),
  ];
  const { heap: heldHeap, resident } = await memoryOf([holds]);
  const { heap: droppedHeap } = await memoryOf([dropped]);
  expect(heldHeap - droppedHeap).toBeGreaterThan(30);
  expect(droppedHeap).toBeLessThan(20);
  expect(resident).toBeGreaterThan(heldHeap);
  // Asked again, where its inspector is open already.
  expect((await memoryOf([holds])).heap).toBeGreaterThan(droppedHeap + 30);
});
