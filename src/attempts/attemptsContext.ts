import { createContext, useContext } from 'react';
import type { CreatingEndpointId } from '#contract/creating.ts';
import { createAttemptJournal, type AttemptJournal } from './attemptJournal.ts';
import { attemptLocks, pageLocks, type AttemptLocks } from './attemptLocks.ts';

/** What keeps calls that make something from happening twice. */
export interface Attempts {
  journal: AttemptJournal;
  locks: AttemptLocks;
  /** The server knows Idempotency-Key: the same attempt sent again is answered, not repeated. */
  keyed: boolean;
  /** Told of each call whose answer was lost and whose transaction was found: what it changed may have been read before. */
  found?: (endpoint: CreatingEndpointId) => void;
}

/** Opens the attempts of one person in this browser. */
export function createAttempts(owner: string, keyed: boolean, target: Window): Attempts {
  return {
    journal: createAttemptJournal(target.localStorage, owner, target),
    locks: attemptLocks(target.navigator.locks),
    keyed,
  };
}

function forThisPage(): Attempts {
  const nowhere = () => {
    throw new Error('nothing is kept without an AttemptsProvider');
  };
  const storage = { getItem: nowhere, setItem: nowhere, removeItem: nowhere };
  return { journal: createAttemptJournal(storage, ''), locks: pageLocks(), keyed: false };
}

const AttemptsContext = createContext<Attempts>(forThisPage());
export const AttemptsProvider = AttemptsContext.Provider;

export function useAttempts(): Attempts {
  return useContext(AttemptsContext);
}
