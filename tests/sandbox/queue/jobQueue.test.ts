import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import { createJobQueue } from '#sandbox/queue/jobQueue.ts';
import { openSeededDatabase } from '#tests/support/seededDatabase.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openSeededDatabase());
});
afterAll(() => close());

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('a queue of jobs', () => {
  it('does a job once, and again when it is put in again; what was rolled back was never there', async () => {
    const queue = createJobQueue<{ word: string }>(db, 'words', { report: () => {} });
    await queue.ready();
    const put = (word: string) => db.transaction((tx) => queue.enqueue(tx, [{ id, data: { word } }]));
    const done: string[] = [];
    const drain = () =>
      queue.drain(async (jobs) => {
        done.push(...jobs.map(({ word }) => word));
        return new Map();
      });
    await put('first');
    await put('second, while the first waits');
    expect(await queue.waiting()).toBe(1);
    await drain();
    await put('third');
    await drain();
    await expect(
      db.transaction(async (tx) => {
        await queue.enqueue(tx, [{ id, data: { word: 'taken back' } }]);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await drain();
    expect([done, await queue.waiting()]).toEqual([['first', 'third'], 0]);
    await queue.close();
  });

  it('keeps a job that failed, and tells of it', async () => {
    const faults: unknown[] = [];
    const queue = createJobQueue<{ word: string }>(db, 'faults', { report: (error) => faults.push(error) });
    await queue.ready();
    await db.transaction((tx) => queue.enqueue(tx, [{ id, data: { word: 'bad' } }]));
    await queue.drain(async () => {
      throw new Error('not now');
    });
    expect([await queue.waiting(), faults.length]).toEqual([1, 1]);
    await queue.close();
  });

  it('does jobs together: those that failed come again, the others are done', async () => {
    const faults: unknown[] = [];
    const queue = createJobQueue<{ word: string }>(db, 'together', { report: (error) => faults.push(error) });
    await queue.ready();
    const jobs = ['good', 'bad', 'better'].map((word) => ({ id: newID(), data: { word } }));
    await db.transaction((tx) => queue.enqueue(tx, jobs));
    const batches: string[][] = [];
    await queue.drain(async (batch) => {
      batches.push(batch.map(({ word }) => word));
      return new Map(batch.filter(({ word }) => word === 'bad').map((job) => [job, new Error('not this one')]));
    });
    expect(batches.map((words) => words.toSorted())).toEqual([['bad', 'better', 'good']]);
    expect([await queue.waiting(), faults]).toEqual([1, [new Error('not this one')]]);
    await queue.close();
  });

  it("lets nobody's few jobs wait for somebody else's many", async () => {
    const queue = createJobQueue<{ whose: string }>(db, 'fair', { report: () => {} });
    await queue.ready();
    const put = (whose: string, count: number) => {
      const jobs = Array.from({ length: count }, () => ({ id: newID(), data: { whose } }));
      return db.transaction((tx) => queue.enqueue(tx, jobs));
    };
    await put('many', 400);
    await put('few', 3);
    const order: string[] = [];
    await queue.drain(async (batch) => {
      order.push(...batch.map(({ whose }) => whose));
      return new Map();
    });
    expect([order.length, order.lastIndexOf('few') < 100]).toEqual([403, true]);
    await queue.close();
  });

  it('must be open before a transaction puts something into it', async () => {
    const queue = createJobQueue<{ word: string }>(db, 'closed', { report: () => {} });
    await expect(db.transaction((tx) => queue.enqueue(tx, []))).rejects.toThrow('not open');
  });
});
