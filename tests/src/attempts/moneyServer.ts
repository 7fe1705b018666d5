import { isObject, type OperationResponse, type Row } from '#contract/envelope.ts';
import type { CallArguments } from '#src/dataProvider/http/request.ts';
import type { EndpointReference } from '#src/dataProvider/resource.ts';
import { namedCalls } from '#src/dataProvider/namedCalls.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { attemptsKey, createAttemptJournal } from '#src/attempts/attemptJournal.ts';
import { pageLocks, type AttemptLocks } from '#src/attempts/attemptLocks.ts';
import type { Attempts } from '#src/attempts/attemptsContext.ts';
import type { AttemptCalls } from '#src/attempts/findAttempt.ts';
import type { MoneyOrder } from '#src/attempts/moneyCall.ts';
import { createPaymentClient } from '#src/attempts/paymentClient.ts';

/** What happens to one POST: it is worked on or not, and its answer arrives or not. */
export type Fate =
  | 'answered'
  | 'refused'
  | 'cutBefore'
  | 'cutAfter'
  | 'error500Before'
  | 'error500After'
  | 'unreadableAfter'
  | 'hangs'
  | 'running'
  | 'invalid'
  | 'conflict'
  | 'unauthorized'
  | 'noToken'
  | 'tooMany';

/** What becomes of an answer to a question, on its way. */
export type Spoil = (question: { endpoint: EndpointReference; call: CallArguments; real: Row }) => unknown;

export interface MoneyServer extends AttemptCalls {
  /** Transactions that exist, in the order they were made. */
  made: Row[];
  /** Attempt ids of the POSTs that arrived or tried to. */
  posted: string[];
  /** Questions for lists and details. */
  asked: number;
  fates: Fate[];
  /** The next questions for lists or details that fail. */
  failing: number;
  /** Answers the questions for lists and details otherwise. */
  spoil: Spoil;
  /** State new transactions are in. */
  status: string;
}

export const order = (amount = 120): MoneyOrder => ({
  body: { transactionAmount: amount, extension: { note: 'x' } },
  place: { terminalID: 't-1', amount, currency: 'ILS' },
});

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A server that does with each POST what the test wants, and lists what it has made. */
export function moneyServer(...fates: Fate[]): MoneyServer {
  const server: MoneyServer = {
    made: [],
    posted: [],
    asked: 0,
    fates,
    failing: 0,
    spoil: ({ real }) => real,
    status: 'awaitingForTransmission',
    ...namedCalls(async (endpoint, call = {}) => {
      if (endpoint !== 'transactions.list' && endpoint !== 'transactions.get')
        return post(isObject(call.body) ? call.body : {}, call.signal);
      server.asked += 1;
      if (server.failing > 0) {
        server.failing -= 1;
        throw new CallFailure('network', 0);
      }
      return server.spoil({ endpoint, call, real: endpoint === 'transactions.get' ? detailsOf(call) : listOf(call) });
    }),
  };

  function detailsOf({ path }: CallArguments): Row {
    const found = server.made.find((one) => one.paymentTransactionID === path?.id);
    if (!found) throw new CallFailure('notFound', 404);
    return found;
  }

  function listOf({ query }: CallArguments): Row {
    const rows = server.made.filter((one) => one.transactionAmount === query?.amountFrom);
    const skip = Number(query?.skip ?? 0);
    return { data: rows.toReversed().slice(skip, skip + Number(query?.take)), numberOfRecords: rows.length };
  }

  function make(body: Row, status = server.status): Row {
    const known = server.made.find(
      (one) =>
        isObject(one.extension) && isObject(body.extension) && one.extension.attemptID === body.extension.attemptID,
    );
    if (known) return known;
    const row = { ...body, paymentTransactionID: idOf(server.made.length + 1), status };
    server.made.push(row);
    return row;
  }

  async function post(body: Row, signal: AbortSignal | undefined): Promise<OperationResponse> {
    const extension = isObject(body.extension) ? body.extension : {};
    server.posted.push(String(extension.attemptID));
    const fate = server.fates.shift() ?? 'answered';
    switch (fate) {
      case 'answered':
        return { status: 'success', entityUID: String(make(body).paymentTransactionID) };
      case 'refused': {
        const { paymentTransactionID } = make(body, 'rejectedByProcessor');
        const response = { status: 'error' as const, message: 'no', entityUID: String(paymentTransactionID) };
        throw new CallFailure('badRequest', 400, { response });
      }
      case 'cutBefore':
        throw new CallFailure('network', 0);
      case 'cutAfter':
        make(body);
        throw new CallFailure('network', 0);
      case 'error500Before':
        throw new CallFailure('server', 500);
      case 'error500After':
        make(body);
        throw new CallFailure('server', 502);
      case 'unreadableAfter':
        make(body);
        throw new CallFailure('network', 200);
      case 'hangs':
        make(body);
        return new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('late')));
        });
      case 'running':
        throw new CallFailure('badRequest', 409, { retryAfter: 2 });
      case 'invalid':
        throw new CallFailure('badRequest', 400, { response: { status: 'error', message: 'invalid' } });
      case 'conflict':
        throw new CallFailure('server', 422);
      case 'unauthorized':
        throw new CallFailure('unauthorized', 401);
      case 'noToken':
        throw new CallFailure('missingToken', 0);
      case 'tooMany':
        throw new CallFailure('server', 429);
    }
  }
  return server;
}

/** What the journal of a browser holds, as it is stored; null for nothing. */
export function kept(): string | null {
  const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(attemptsKey('dana')));
  return keys.map((key) => window.localStorage.getItem(key)).join('\n') || null;
}

/**
 * Attempts of one browser tab; tabs of one browser share storage and locks.
 * @param options.owner another one in each tab: they see nothing of what the others keep.
 */
export function attemptsOf({
  keyed = true,
  locks = pageLocks(),
  storage = window.localStorage,
  owner = 'dana',
}: { keyed?: boolean; locks?: AttemptLocks; storage?: Storage; owner?: string } = {}): Attempts {
  return { journal: createAttemptJournal(storage, owner, window), locks, keyed };
}

/** A desk over a server of given fates. */
export function desk(fates: Fate[], keyed = true) {
  const server = moneyServer(...fates);
  const attempts = attemptsOf({ keyed });
  return { server, attempts, desk: createPaymentClient(server, attempts) };
}
