import { createStore } from '#src/store/createStore.ts';

/** What a capsule is asked for: a failure, or the page alone. */
export interface AskedCapsule {
  error?: unknown;
  /** Under which support finds the failure. */
  issueId?: string | undefined;
}

/** The capsule that a person looks at just now; its dialog (`src/app/capsule`) closes by writing nothing. */
export const askedCapsule = createStore<AskedCapsule | undefined>(undefined);
