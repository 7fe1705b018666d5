import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isObject } from '#contract/envelope.ts';
import { freePort } from './freePort.ts';

/** A database that is seeded already: a server's, or the directory of an embedded one. */
export type Place = { databaseUrl: string } | { data: string };

export interface NumberingPlan {
  documents: number;
  clients: number;
  /** How often the server dies, spread over the work. */
  kills: number;
}

export interface NumberingFigures extends NumberingPlan {
  /** The terminals they were issued on. */
  terminals: string[];
  /** Ids that were answered. */
  ids: string[];
  /** Requests that were sent again since their answer was lost. */
  again: number;
  seconds: number;
}

interface Server {
  child: ChildProcess;
  token: string;
}

const retryMs = 50;

async function start(place: Place, port: number): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'exportServer.ts'), {
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...('data' in place ? { SANDBOX_DATA: place.data } : { DATABASE_URL: place.databaseUrl }),
    },
  });
  const [hello]: unknown[] = await once(child, 'message');
  if (!isObject(hello) || typeof hello.token !== 'string') throw new TypeError('the server gave no token');
  return { child, token: hello.token };
}

async function kill({ child }: Server): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Both types of a credit in turn, which are one series, on each of the terminals. */
const bodyOf = (terminals: readonly string[], index: number) => ({
  terminalID: terminals[Math.floor(index / 2) % terminals.length],
  invoiceAmount: (10_000 + index) / 100,
  ...(index % 2 === 0
    ? { invoiceDetails: { invoiceType: 'creditNote' } }
    : {
        invoiceDetails: { invoiceType: 'refundInvoice' },
        paymentDetails: [{ paymentType: 'cash', amount: (10_000 + index) / 100 }],
      }),
  dealDetails: {
    consumerName: `Customer ${index}`,
    consumerEmail: 'customer@mail.test',
    consumerAddress: { city: 'Haifa' },
  },
});

/**
 * Issues documents of one series by several clients at once, while the server is killed in the middle and started again.
 * A client whose answer is lost sends the same request under its key again, as a program would.
 */
export async function issueUnderKills(place: Place, plan: NumberingPlan): Promise<NumberingFigures> {
  const { documents, clients, kills } = plan;
  const port = await freePort();
  const api = `http://127.0.0.1:${port}/sandbox`;
  let server = await start(place, port);
  const headers = { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' };
  const listed: unknown = await (await fetch(`${api}/profile/api/terminals`, { headers })).json();
  const found: unknown[] = isObject(listed) && Array.isArray(listed.data) ? listed.data : [];
  // The seed's first two issue documents.
  const terminals = found.slice(0, 2).flatMap((one) => (isObject(one) ? [String(one.terminalID)] : []));
  const begun = performance.now();
  const ids: string[] = [];
  let [next, again] = [0, 0];

  const issue = async (index: number): Promise<string> => {
    const request = {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': `numbered-${index}` },
      body: JSON.stringify(bodyOf(terminals, index)),
    };
    for (;;) {
      const answer = await fetch(`${api}/transactions/api/invoicing`, request)
        .then(async (response) => ({ status: response.status, body: (await response.json()) as unknown }))
        .catch(() => undefined);
      if (answer?.status === 201 && isObject(answer.body)) return String(answer.body.entityUID);
      if (answer && answer.status < 500) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      again += 1;
      await wait(retryMs);
    }
  };
  const client = async () => {
    for (let index = next++; index < documents; index = next++) ids.push(await issue(index));
  };
  const killer = async () => {
    for (let time = 1; time <= kills; time += 1) {
      while (ids.length < (documents * time) / (kills + 1)) await wait(5);
      await kill(server);
      server = await start(place, port);
    }
  };
  try {
    await Promise.all([...Array.from({ length: clients }, client), killer()]);
    return { ...plan, terminals, ids, again, seconds: (performance.now() - begun) / 1000 };
  } finally {
    await kill(server);
  }
}
