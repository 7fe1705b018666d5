import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { ownerOf } from '#src/authProvider/person.ts';
import { useUnsavedWork } from './unsavedWork.ts';
import { openDraftStore, type DraftValues } from './draftStore.ts';

/** Milliseconds without a change after which a draft is kept. */
const restMs = 500;

export interface Draft {
  /** The values found when the wizard opened; undefined when it begins anew. */
  restored: DraftValues | undefined;
  /** Keeps the values of the form soon; call it with every change. */
  keep: (values: DraftValues) => void;
  /** Drops the draft and lifts the leave guard: after the work was sent, before navigating on. */
  finish: () => void;
  /** Drops the draft: when the person starts over. */
  discard: () => void;
}

/**
 * The draft of a wizard on the terminal it started with. While `dirty`, leaving asks first; the draft is kept shortly
 * after each change, when the wizard or the page goes, and before a sign-out that nobody asked for; it is dropped when the person
 * agrees to lose it. Card details are never part of it.
 */
export function useDraft({ wizard, terminalID, dirty }: { wizard: string; terminalID: string; dirty: boolean }): Draft {
  const owner = ownerOf(usePerson());
  const store = useMemo(
    () => openDraftStore(window.sessionStorage, { owner, wizard, terminalID }, Date.now),
    [owner, wizard, terminalID],
  );
  const [restored] = useState(() => store.read());
  const latest = useRef<DraftValues>(undefined);
  const timer = useRef<number>(undefined);

  const save = useCallback(() => {
    window.clearTimeout(timer.current);
    if (latest.current) store.write(latest.current);
  }, [store]);
  const discard = useCallback(() => {
    window.clearTimeout(timer.current);
    latest.current = undefined;
    store.clear();
  }, [store]);
  const keep = useCallback(
    (values: DraftValues) => {
      latest.current = values;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(save, restMs);
    },
    [save],
  );
  const lift = useUnsavedWork(dirty, { save, discard });
  const finish = useCallback(() => {
    discard();
    lift();
  }, [discard, lift]);

  useEffect(
    function saveWhenWizardGoes() {
      return save;
    },
    [save],
  );

  return { restored, keep, finish, discard };
}
