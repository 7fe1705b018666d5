import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import type { Context } from '#sandbox/core/context.ts';
import { rowsOf } from '#sandbox/db/rows.ts';

/** What stands at this moment, one value for each label. */
interface Reading {
  name: string;
  help: string;
  /** Name of the label, where there are several values. */
  label?: string;
  /** The values by label; by the empty text where there is one. */
  read(context: Context): Record<string, number> | Promise<Record<string, number>>;
}

/** The first row of a question, all of whose columns are counts. */
async function countsOf({ db }: Context, question: ReturnType<typeof sql>): Promise<Record<string, number>> {
  const [row = {}] = rowsOf(await db.execute(question));
  return Object.fromEntries(Object.entries(row).map(([name, count]) => [name, Number(count)]));
}

function poolOf({ db }: Context): Pool | undefined {
  const client: unknown = '$client' in db ? db.$client : undefined;
  return client instanceof Pool ? client : undefined;
}

/** Read from memory. */
export const ownReadings: readonly Reading[] = [
  {
    name: 'backoffice_pool_connections',
    help: 'Connections to the PostgreSQL server; none with the embedded database',
    label: 'state',
    read(context): Record<string, number> {
      const pool = poolOf(context);
      return pool ? { idle: pool.idleCount, busy: pool.totalCount - pool.idleCount } : {};
    },
  },
  {
    name: 'backoffice_pool_waiting',
    help: 'Requests that wait for a connection',
    read: (context) => ({ '': poolOf(context)?.waitingCount ?? 0 }),
  },
  {
    name: 'backoffice_hub_connections',
    help: 'Clients that are connected to the hub of this process',
    read: ({ hub }) => ({ '': hub.counts().connections }),
  },
];

/** Asked of the database, which all processes share. */
export const databaseReadings: readonly Reading[] = [
  {
    name: 'backoffice_queue_waiting',
    help: 'What waits to be done: charges of deals, messages to people, webhooks',
    label: 'queue',
    async read(context) {
      const waiting = await countsOf(
        context,
        sql`select (select count(*) from outbox_messages where state = 'waiting') as messages,
          (select count(*) from webhook_deliveries where rests_until is not null) as webhooks`,
      );
      return { charges: await context.charges.waiting(), ...waiting };
    },
  },
  {
    name: 'backoffice_journal_open',
    help: 'Attempts without an answer: payments under way, payments that nobody holds, and what else is made once',
    label: 'kind',
    read: (context) =>
      countsOf(
        context,
        sql`select count(*) filter (where payment_transaction_id is not null and lease_until >= now()) as payment,
          count(*) filter (where payment_transaction_id is not null and lease_until < now()) as abandoned,
          count(*) filter (where payment_transaction_id is null) as other
          from attempts where status is null`,
      ),
  },
];
export type { Reading };
