import type { OperationResponse } from '#contract/envelope.ts';
import { createStore, type Readable } from '#src/store/createStore.ts';
import { isRepeatable, newAttempt, signatureOf, type Attempt, type MoneyEndpoint } from './attempts.ts';
import type { Attempts } from './attemptsContext.ts';
import type { AttemptCalls } from './findAttempt.ts';
import type { MoneyCall, MoneyCallState, MoneyOrder } from './moneyCall.ts';
import { resolveAttempt } from './resolveAttempt.ts';
import { listFilterOf, type ListFilter } from './whereToLook.ts';
import { endingOf, sendAttempt, type Ending } from './sendAttempt.ts';

/** How the payment of one screen stands. */
export interface PaymentState {
  state: MoneyCallState;
  foundID?: string;
  /** The attempt that is under way, or may be sent again. */
  attemptID?: string;
  /** Where a person looks for it. */
  listFilter?: ListFilter;
}

/** Where one screen makes its money calls, one at a time. */
export interface PaymentClient extends Pick<MoneyCall, 'send' | 'check' | 'settle'>, Readable<PaymentState> {}

/** Whether what is wanted may go under the name of an attempt that was sent before. */
const isSameAgain = (before: Attempt, wanted: Attempt): boolean =>
  signatureOf(before) === signatureOf(wanted) && isRepeatable(before);

/** An attempt at the same that came to nothing: sent again under its own name it stays one. */
function adoptable(wanted: Attempt, kept: readonly Attempt[]): Attempt | undefined {
  return kept.find((one) => one.state === 'notFound' && isSameAgain(one, wanted));
}

/** Ends every attempt at the same, or frees it to be sent again; not while another tab sends it. */
function settleAll(attempt: Attempt, wasMade: boolean, { journal, locks }: Attempts): Promise<void> {
  const wanted = signatureOf(attempt);
  return locks.hold(wanted, async () => {
    for (const one of journal.read().filter((kept) => signatureOf(kept) === wanted)) {
      if (wasMade) journal.drop(one.attemptID);
      else journal.keep({ ...one, state: 'notFound' });
    }
  });
}

export function createPaymentClient(dataProvider: AttemptCalls, attempts: Attempts): PaymentClient {
  const { journal, keyed, found } = attempts;
  const current = createStore<PaymentState>({ state: 'idle' });
  let own: Attempt | undefined;
  let body: MoneyOrder['body'];
  let running: Promise<OperationResponse | undefined> | undefined;

  function stand(state: MoneyCallState, foundID?: string): void {
    const ofOwn = own && { attemptID: own.attemptID, listFilter: listFilterOf(own, body) };
    current.write({ state, ...(foundID && { foundID }), ...ofOwn });
  }

  /** This screen's attempt with the moment of its last sending, which the journal has. */
  function lastSent(): Attempt | undefined {
    return own && (journal.read().find(({ attemptID }) => attemptID === own?.attemptID) ?? own);
  }

  async function toEnd(run: () => Promise<Ending>): Promise<OperationResponse | undefined> {
    const ending = await run();
    if (ending.kind === 'notFound' || ending.kind === 'unknown') {
      stand(ending.kind);
      return undefined;
    }
    own = undefined;
    if (ending.kind === 'found') stand('found', ending.response.entityUID);
    else stand('idle');
    return ending.response;
  }

  /** Runs one thing at a time; whoever calls meanwhile gets the same. */
  function once(run: () => Promise<Ending>): Promise<OperationResponse | undefined> {
    running ??= toEnd(run).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function look(attempt: Attempt, settled: boolean): Promise<Ending> {
    stand('checking');
    return endingOf(await resolveAttempt(attempt, { dataProvider, keyed, found }, settled), attempt, attempts);
  }

  /** Sends the attempt that came to nothing once more, or a new one. */
  async function begin(endpoint: MoneyEndpoint, order: MoneyOrder): Promise<Ending> {
    const before = lastSent();
    if (before && current.read().state === 'unknown') return look(before, false);
    const wanted = newAttempt(endpoint, order.place);
    const isSame = before !== undefined && isSameAgain(before, wanted);
    if (before && !isSame) {
      // Under another name: what was sent before must be out of the way for good.
      const ending = await look(before, true);
      if (ending.kind !== 'notFound') return ending;
      journal.drop(before.attemptID);
    }
    own = isSame ? before : (adoptable(wanted, journal.read()) ?? wanted);
    ({ body } = order);
    stand('sending');
    return sendAttempt({ ...attempts, dataProvider, onChecking: () => stand('checking') }, own, order);
  }

  return {
    send: (endpoint, order) => once(() => begin(endpoint, order)),
    async check() {
      const attempt = lastSent();
      return attempt && once(() => look(attempt, false));
    },
    async settle(wasMade) {
      if (!own || current.read().state !== 'unknown') return;
      await settleAll(own, wasMade, attempts);
      own = undefined;
      stand(wasMade ? 'found' : 'idle');
    },
    read: current.read,
    subscribe: current.subscribe,
  };
}
