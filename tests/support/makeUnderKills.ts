import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#bench/million/freePort.ts';
import type { Place } from '#bench/million/numbering.ts';
import type { CreatingEndpointId } from '#contract/creating.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isObject } from '#contract/envelope.ts';
import { monthly } from './deals.ts';
import { charge, typed } from './payments.ts';

interface Request {
  path?: Readonly<Record<string, string>>;
  body?: object;
}

const link = (name: string, { terminalID, consumerID }: Given) => ({
  terminalID,
  paymentRequestAmount: 118,
  dealDetails: { consumerID, consumerEmail: `${name}@kill.test`, dealDescription: name },
});
const recipientOf = (name: string) => ({
  consumerName: name,
  consumerEmail: `${name}@kill.test`,
  consumerAddress: { city: 'Haifa' },
});
const document = (name: string, { terminalID }: Given) => ({
  terminalID,
  invoiceAmount: 118,
  invoiceDetails: { invoiceType: 'invoice' },
  dealDetails: recipientOf(name),
});

/** Calls that make something for others, each with what it is told by in a request of its own. */
const requests = {
  'billing.create': (name, { terminalID, consumerID, card }) => ({
    body: {
      terminalID,
      transactionAmount: 118,
      creditCardToken: card,
      billingSchedule: monthly,
      dealDetails: { consumerID, dealDescription: name },
    },
  }),
  'paymentRequests.create': (name, given) => ({ body: link(name, given) }),
  'paymentIntents.create': (name, given) => ({ body: link(name, given) }),
  'invoices.create': (name, given) => ({ body: document(name, given) }),
  'invoices.cancel': (name, { origins }) => ({ path: { invoiceId: origins.get(name) ?? '' } }),
  'invoices.createForTransaction': (name, { origins }) => ({ path: { paymentTransactionID: origins.get(name) ?? '' } }),
  'cardTokens.create': (name, { terminalID, consumerID }) => ({
    body: { terminalID, consumerID, ...typed(undefined, { cardOwnerName: name }) },
  }),
  'consumers.create': (name, { terminalID }) => ({
    body: { terminalID, consumerName: name, consumerNationalID: '123456782' },
  }),
  'items.create': (name, { terminalID }) => ({ body: { terminalID, itemName: name, price: 7, currency: 'ILS' } }),
} as const satisfies Partial<Record<CreatingEndpointId, (name: string, given: Given) => Request>>;

interface Given {
  terminalID: string;
  consumerID: string;
  card: string;
  /** What a request is about, by its name: the document that is canceled, the charge that gets a document. */
  origins: Map<string, string>;
}

export type Kind = keyof typeof requests;
const kinds = Object.keys(requests).filter((id): id is Kind => id in requests);

/** How the names of a kind's requests begin. */
export const prefixOf = (kind: Kind): string => `kill-${'abcdefghi'[kinds.indexOf(kind)] ?? ''}`;

/** What makes that which a request is about, of those that are about something. */
const originsOf: Readonly<Partial<Record<Kind, [CreatingEndpointId, (name: string, given: Given) => object]>>> = {
  'invoices.cancel': ['invoices.create', document],
  'invoices.createForTransaction': [
    'transactions.create',
    (name, { terminalID }) => ({
      ...charge(terminalID, { dealDetails: recipientOf(name), issueInvoice: false }),
      creditCardSecureDetails: typed(),
    }),
  ],
};

interface Server {
  child: ChildProcess;
  token: string;
}

/** How long a card is looked at: long enough to be killed meanwhile. */
const processorDelayMs = 60;
const retryMs = 50;

async function start(place: Place, port: number): Promise<Server> {
  const child = fork(join(import.meta.dirname, '../../bench/million/exportServer.ts'), {
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PUBLIC_URL: `http://127.0.0.1:${port}`,
      SANDBOX_PROCESSOR_DELAY_MS: String(processorDelayMs),
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

/** What was answered: the ids by the name of each request. */
export type Made = Map<string, { kind: Kind; id: string }>;

/**
 * Makes several of each kind at once, while the server is killed in the middle and started again. Whoever gets no answer sends
 * the same request under its key again, as a program would, and as browsers do by themselves.
 */
export async function makeUnderKills(place: Place, plan: { ofEach: number; kills: number }): Promise<Made> {
  const port = await freePort();
  let server = await start(place, port);
  const headers = { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' };
  const addressOf = (id: CreatingEndpointId | 'terminals.list', path: Request['path'] = {}) => {
    const filled = endpoints[id].path.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
    return `http://127.0.0.1:${port}/sandbox/${endpoints[id].base}${filled}`;
  };
  const post = async (id: CreatingEndpointId, { path, body = {} }: Request, key: string): Promise<string> => {
    const { method } = endpoints[id];
    const request = { method, headers: { ...headers, 'idempotency-key': key }, body: JSON.stringify(body) };
    for (;;) {
      const answer = await fetch(addressOf(id, path), request)
        .then(async (response) => ({ status: response.status, body: (await response.json()) as unknown }))
        .catch(() => undefined);
      if (answer && answer.status < 300 && isObject(answer.body)) return String(answer.body.entityUID);
      if (answer && answer.status !== 409) throw new Error(`${id} ${answer.status}: ${JSON.stringify(answer.body)}`);
      await wait(retryMs);
    }
  };
  const made: Made = new Map();
  try {
    const terminals: unknown = await (await fetch(addressOf('terminals.list'), { headers })).json();
    const [terminal]: unknown[] = isObject(terminals) && Array.isArray(terminals.data) ? terminals.data : [];
    const terminalID = isObject(terminal) ? String(terminal.terminalID) : '';
    const given: Given = { terminalID, consumerID: '', card: '', origins: new Map() };
    given.consumerID = await post('consumers.create', requests['consumers.create']('owner', given), 'owner');
    given.card = await post('cardTokens.create', requests['cardTokens.create']('owner', given), 'card-of-owner');

    const names = kinds.flatMap((kind) =>
      Array.from({ length: plan.ofEach }, (_, index) => ({ kind, name: `${prefixOf(kind)}${index}` })),
    );
    for (const { kind, name } of names) {
      const [call, bodyOf] = originsOf[kind] ?? [];
      if (call && bodyOf) given.origins.set(name, await post(call, { body: bodyOf(name, given) }, `origin-of-${name}`));
    }
    const makeAll = names.map(async ({ kind, name }) => {
      made.set(name, { kind, id: await post(kind, requests[kind](name, given), name) });
    });
    const killer = async () => {
      for (let time = 1; time <= plan.kills; time += 1) {
        while (made.size < (names.length * time) / (plan.kills + 2)) await wait(1);
        await kill(server);
        server = await start(place, port);
      }
    };
    await Promise.all([...makeAll, killer()]);
    // Everybody who has an answer asks once more, as who has lost it would.
    for (const { kind, name } of names) {
      const again = await post(kind, requests[kind](name, given), name);
      if (again !== made.get(name)?.id) throw new Error(`${name} was answered ${again}`);
    }
    return made;
  } finally {
    await kill(server);
  }
}
