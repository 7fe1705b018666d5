import { isObject } from '#contract/envelope.ts';
import { parseSettings, type SavedSettings } from './savedSettings.ts';

/** Version of the stored shape; a change of it needs a step in `steps`. */
const currentVersion = 2;

/** Steps from a version to the next one, by the version they start from. */
const steps: Readonly<Record<number, (stored: Record<string, unknown>) => Record<string, unknown>>> = {
  // Version 1 knew language, theme, terminal and drawer.
  1: (stored) => ({ ...stored, lastCharged: [], lists: {} }),
};

/** The key of one owner's settings; the number is the version of the shape. */
export function savedKey(owner: string, version = currentVersion): string {
  return `back-office.${version}.${owner}`;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/**
 * What is stored for one owner under the newest version at hand, brought up to the current one by one step after the other.
 * @throws whatever the storage does
 */
export function readNewest(storage: Pick<Storage, 'getItem'>, owner: string): unknown {
  for (let version = currentVersion; version >= 1; version -= 1) {
    const stored = parseJson(storage.getItem(savedKey(owner, version)));
    if (!isObject(stored)) continue;
    let migrated = stored;
    for (let from = version; from < currentVersion; from += 1) migrated = steps[from]?.(migrated) ?? migrated;
    return migrated;
  }
  return undefined;
}

/**
 * The settings kept for one owner, whichever version wrote them. Never throws: without usable storage, or where
 * what is stored is broken, they are the defaults.
 */
export function readSettings(storage: Pick<Storage, 'getItem'>, owner: string): SavedSettings | undefined {
  try {
    const newest = readNewest(storage, owner);
    return newest === undefined ? undefined : parseSettings(newest);
  } catch {
    return undefined;
  }
}
