import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#sandbox/db/open.ts';
import { listen, maximumPayloadBytes, notify } from '#sandbox/db/notifications.ts';
import { describeEachDatabase } from '#tests/support/eachDatabase.ts';

describeEachDatabase('notifications', (open, kind) => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('reach who listens to the channel, until it stops', async () => {
    const { db } = opened;
    const [onMessage, onFault] = [vi.fn(), vi.fn()];
    const stop = await listen(db, 'here', { onMessage, onFault, onResync: () => {} });
    await notify(db, 'elsewhere', 'no');
    await notify(db, 'here', 'שלום');
    await vi.waitFor(() => expect(onMessage.mock.calls).toEqual([['שלום']]));
    onMessage.mockImplementation(() => {
      throw new Error('a listener fails');
    });
    await notify(db, 'here', 'again');
    await vi.waitFor(() => expect(onFault).toHaveBeenCalledTimes(1));
    await stop();
    await notify(db, 'here', 'late');
    expect(onMessage).toHaveBeenCalledTimes(2);
  });

  it('are refused before they could fail a transaction', async () => {
    const { db } = opened;
    await expect(notify(db, 'here', 'א'.repeat(maximumPayloadBytes / 2 + 1))).rejects.toThrow(RangeError);
    await notify(db, 'here', 'x'.repeat(maximumPayloadBytes));
  });

  it.runIf(kind === 'postgresql')('come again after the connection was lost, and say so', async () => {
    const { db } = opened;
    const [onMessage, onResync] = [vi.fn(), vi.fn()];
    const stop = await listen(db, 'here', { onMessage, onResync, onFault: () => {} });
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(onResync).toHaveBeenCalledTimes(1), 5000);
    await notify(db, 'here', 'back');
    await vi.waitFor(() => expect(onMessage.mock.calls).toEqual([['back']]));
    await stop();
  });
});
