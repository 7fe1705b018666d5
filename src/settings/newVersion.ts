import { defaultUiVersion, versionCheckIntervalMs } from '#contract/constants.ts';
import { createStore, type Readable } from '#src/store/createStore.ts';

/** Whether a new version of this application has been deployed (spec §4 "Version mismatch", §9 "Version check"). */
export interface NewVersion extends Readable<boolean> {
  /** Compares what an answer's UI-version header says. */
  compare(serverVersion: string | null): void;
  /** A part of the application could not be loaded, as after a deployment: stays until the page is loaded anew. */
  partMissing(): void;
  /** The person goes on with this version for now: nothing is said for an hour, unless a part of it is missing. */
  putOff(): void;
}

/** Milliseconds after which a version that was put off is offered again. */
const putOffMs = 60 * 60 * 1000;

const normalized = (version: string) => version.trim().toLowerCase();

/** @param built the version of this build. */
export function createNewVersion(built: string, now: () => number = Date.now): NewVersion {
  const isAvailable = createStore(false);
  const ownVersion = normalized(built);
  let checkedAt = -Infinity;
  let differs = false;
  let missing = false;
  let offeredFrom = -Infinity;
  const judge = () => isAvailable.write((differs || missing) && now() >= offeredFrom);
  return {
    compare(serverVersion) {
      const theirs = normalized(serverVersion ?? '');
      if (ownVersion === defaultUiVersion || theirs === '' || theirs === defaultUiVersion) return;
      if (now() - checkedAt >= versionCheckIntervalMs) {
        checkedAt = now();
        differs = theirs !== ownVersion;
      }
      judge();
    },
    partMissing() {
      missing = true;
      offeredFrom = -Infinity;
      judge();
    },
    putOff() {
      offeredFrom = now() + putOffMs;
      judge();
      setTimeout(judge, putOffMs);
    },
    read: isAvailable.read,
    subscribe: isAvailable.subscribe,
  };
}
