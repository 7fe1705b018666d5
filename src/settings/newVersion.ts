import { defaultUiVersion, versionCheckIntervalMs } from '#contract/constants.ts';

/** Whether a new version of this application has been deployed (spec §4 "Version mismatch", §9 "Version check"). */
export interface NewVersion {
  /** Compares what an answer's UI-version header says. */
  compare(serverVersion: string | null): void;
  /** A part of the application could not be loaded, as after a deployment: stays until the page is loaded anew. */
  partMissing(): void;
  /** The person goes on with this version for now: nothing is said until a part of it is missing. */
  putOff(): void;
  isAvailable(): boolean;
  subscribe(listener: () => void): () => void;
}

const normalized = (version: string) => version.trim().toLowerCase();

/** @param built the version of this build. */
export function createNewVersion(built: string, now: () => number = Date.now): NewVersion {
  const listeners = new Set<() => void>();
  const ownVersion = normalized(built);
  let checkedAt = -Infinity;
  let differs = false;
  let missing = false;
  let later = false;
  const isAvailable = () => (differs || missing) && !later;
  const change = (apply: () => void) => {
    const before = isAvailable();
    apply();
    if (before !== isAvailable()) for (const listener of listeners) listener();
  };
  return {
    compare(serverVersion) {
      const theirs = normalized(serverVersion ?? '');
      if (ownVersion === defaultUiVersion || theirs === '' || theirs === defaultUiVersion) return;
      if (now() - checkedAt < versionCheckIntervalMs) return;
      checkedAt = now();
      change(() => {
        differs = theirs !== ownVersion;
      });
    },
    partMissing: () =>
      change(() => {
        missing = true;
        later = false;
      }),
    putOff: () =>
      change(() => {
        later = true;
      }),
    isAvailable,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
