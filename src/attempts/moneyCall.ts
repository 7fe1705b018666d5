import type { PathParameters } from '#contract/endpoints.ts';
import type { BodyOf, DraftOf } from '#contract/entities/callTypes.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import type { SeenRecords } from '#src/dataProvider/http/seenAgain.ts';
import type { Attempt, MoneyEndpoint, MoneyPlace } from './attempts.ts';
import type { ListFilter } from './whereToLook.ts';

/**
 * How the money call of this screen stands. `sending`: the request runs. `checking`: no answer came, or another tab
 * sends the same; the transaction is looked for. `unknown`: looking does not tell; nobody may send again until a further
 * look, or the person, does. `found`: the transaction exists. `notFound`: none was found.
 */
export type MoneyCallState = 'idle' | 'sending' | 'checking' | 'unknown' | 'found' | 'notFound';

/** What is sent by one of the calls that move money. */
export interface MoneyOrder<Id extends MoneyEndpoint = MoneyEndpoint> {
  /** Path parameters by the names of the contract. */
  path?: Readonly<PathParameters<Id>>;
  /** The request as the contract has it; `extension.attemptID` is added. */
  body?: DraftOf<BodyOf<Id>>;
  /** What the person saw of the record it is about. */
  seen?: SeenRecords;
  /** Where the transaction will be found again. */
  place: MoneyPlace;
  /** The screen shows the whole answer itself, a warning too; otherwise all but the success is announced. */
  ownAnswer?: boolean;
  /** The screen shows a refusal itself. */
  quiet?: boolean;
}

export interface MoneyCall {
  /**
   * Sends once, however often it is called. Resolves to the answer, also a refusal (status `error`, entityUID = the
   * stored rejected transaction where there is one); after a lost answer to the same as told by the transaction that was
   * found (`entityUID` its id). Undefined: no answer and no transaction; `state` says whether sending again is safe, and
   * calling `send` again then sends the same attempt. In state `unknown` it only looks again.
   */
  send: <Id extends MoneyEndpoint>(endpoint: Id, order: MoneyOrder<Id>) => Promise<OperationResponse | undefined>;
  state: MoneyCallState;
  /** The transaction that was found after an answer was lost. */
  foundID?: string;
  /** Looks once more, from state `unknown`. */
  check: () => Promise<OperationResponse | undefined>;
  /** The person has looked for it themselves, from state `unknown`: it was made, or may be sent again. */
  settle: (wasMade: boolean) => Promise<void>;
  /** Filters of the list of transactions, among whose rows it is if it was made. */
  listFilter?: ListFilter;
  /**
   * Attempts of this person on this terminal that an earlier visit left without an outcome; draw each by
   * `UnresolvedAttempt`.
   */
  unresolved: readonly Attempt[];
  /** Nobody may send: of one of them it is not known that nothing was made, or nobody has read yet that it was. */
  isHeldBack: boolean;
  /** Nothing was made by it, beyond doubt: it is told, and holds nobody back. */
  release: (attempt: Attempt) => void;
  /** Takes an attempt off `unresolved`: the person knows what became of it. */
  dismiss: (attempt: Attempt) => void;
}
