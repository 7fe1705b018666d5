import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

const lookMillis = 2000;

/** Charges, payments and messages that the product has yet to see to by itself. */
const left = `select
  (select count(*) from pgboss.job where name = 'charges' and state < 'completed')
  + (select count(*) from attempts where status is null and payment_transaction_id is not null)
  + (select count(*) from outbox_messages where state = 'waiting') as left`;

/**
 * Waits until nothing is left to be seen to.
 * @param url the leading database
 * @param mostMillis what is left then is left for good
 */
export async function settle(url: string, mostMillis: number): Promise<void> {
  const until = Date.now() + mostMillis;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    while (Date.now() < until) {
      const { rows } = await client.query<Record<string, unknown>>(left);
      if (Number(rows[0]?.left) === 0) return;
      await wait(lookMillis);
    }
  } finally {
    await client.end();
  }
}
