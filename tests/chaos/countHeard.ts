import type { Day } from './day.ts';
import type { Ask, Finding } from './finding.ts';
import { isConnected } from './listen.ts';

/** How long a message may be on its way: as long as it takes to notice that a silent network is one. */
const lateMillis = 60_000;

const falsely = `select payment_request_id as id, status from payment_requests
  where payment_request_id = any($1::uuid[]) and status <> 'payed'`;

/** Counts what the hub has told: a message is heard, or the connection breaks, so that its screen asks again. */
export async function countHeard(ask: Ask, { payments, heard }: Day): Promise<Finding[]> {
  const connected = payments.filter(
    ({ isTold, from, to = from }) => isTold && isConnected(heard, from, to + lateMillis),
  );
  const wrong = await ask(falsely, [[...heard.paid]]);
  return [
    {
      what: 'Who stays connected hears of a paid link',
      of: connected.length,
      wrong: connected.flatMap(({ link }) => (heard.paid.has(link) ? [] : [link])),
    },
    {
      what: 'A link is paid of which that was heard',
      of: heard.paid.size,
      wrong: wrong.map((row) => JSON.stringify(row)),
    },
    {
      what: 'Nobody hears of another merchant',
      of: heard.paid.size + heard.deals.size,
      wrong: heard.byStranger.map((message) => JSON.stringify(message)),
    },
  ];
}
