import { isObject } from '#contract/envelope.ts';
import { safeDraft } from './safeDraft.ts';

/** Whose draft of what: a person of a merchant (`ownerOf`), a wizard's route, the terminal it works on. */
export interface DraftPlace {
  owner: string;
  wizard: string;
  terminalID: string;
}

export type DraftValues = Readonly<Record<string, unknown>>;

/** The draft of one place. */
export interface DraftStore {
  /** The values kept; undefined when there are none, or they are too old. */
  read(): DraftValues | undefined;
  /** Keeps what is safe of the values; see `safeDraft`. */
  write(values: DraftValues): void;
  clear(): void;
}

/** Version of the stored shape; drafts of another one are dropped. */
const version = 1;
const prefix = 'back-office.draft.';
/** Milliseconds for which a draft is kept. */
export const draftLifeMs = 24 * 60 * 60 * 1000;

function keyOf({ owner, wizard, terminalID }: DraftPlace): string {
  return `${prefix}${version}.${[owner, wizard, terminalID].map(encodeURIComponent).join('/')}`;
}

function parse(text: string | null, now: number): DraftValues | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isObject(stored) || typeof stored.at !== 'number' || !isObject(stored.values)) return undefined;
    const age = now - stored.at;
    return age >= 0 && age < draftLifeMs ? stored.values : undefined;
  } catch {
    return undefined;
  }
}

/** Drops drafts that are too old or broken, and those of whoever used this tab before. */
function sweep(storage: Storage, { owner }: DraftPlace, now: number): void {
  const own = `${prefix}${version}.${encodeURIComponent(owner)}/`;
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(prefix)) continue;
    if (!key.startsWith(own) || !parse(storage.getItem(key), now)) storage.removeItem(key);
  }
}

/** Runs a task of the storage; where it is unusable (full, forbidden) there are no drafts, and nothing else fails. */
function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

/**
 * Opens the draft of one place. It lives in the storage of the tab, which a sign-in in between survives and closing
 * the tab does not (docs/adr/0018).
 * @param now milliseconds since 1970.
 */
export function openDraftStore(storage: Storage, place: DraftPlace, now: () => number): DraftStore {
  const key = keyOf(place);
  attempt(() => sweep(storage, place, now()));
  return {
    read: () => attempt(() => parse(storage.getItem(key), now())),
    write(values) {
      attempt(() => storage.setItem(key, JSON.stringify({ at: now(), values: safeDraft(values) })));
    },
    clear() {
      attempt(() => storage.removeItem(key));
    },
  };
}
