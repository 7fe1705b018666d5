import { useCallback, useEffect, useRef, useState } from 'react';
import { cleanText } from '#contract/cleanText.ts';
import { typeaheadDelayMs } from '#contract/constants.ts';

interface Draft {
  /** The applied value this draft started from. */
  seen: string;
  /** What was sent last: its arrival is no change from outside. */
  sent?: string;
  text: string;
  /** The text has rested and does not fit. */
  refused: boolean;
}

interface Judging {
  /** Judges a text that is not empty. */
  accepts: (text: string) => boolean;
  /** A text that does not fit yet may rest; or which of them may. */
  patient: boolean | ((text: string) => boolean);
}

/** What is typed, once the address says something else: its own text has arrived there, or another takes its place. */
function follow(draft: Draft, value: string): Draft {
  if (draft.seen === value) return draft;
  return draft.sent === value ? { ...draft, seen: value } : { seen: value, text: value, refused: false };
}

/**
 * What is being typed into a filter: applied when the typing has rested for the typeahead delay (spec §9) or on
 * Enter, and only when it fits. A value changed from outside, by a chip or a link, replaces it.
 */
export function useFilterText(value: string, apply: (text: string) => void, { accepts, patient }: Judging) {
  const [draft, setDraft] = useState<Draft>({ seen: value, text: value, refused: false });
  // What is shown follows from both: an update while drawing would lose a key that is pressed meanwhile.
  const isOwn = value === draft.seen || value === draft.sent;
  const shown = isOwn ? draft.text : value;
  const timer = useRef<number>(undefined);
  /** What has been typed and not yet rested. */
  const waiting = useRef<string>(undefined);
  const latest = useRef({ apply, accepts, value, shown });
  useEffect(function keepLatest() {
    latest.current = { apply, accepts, value, shown };
  });

  useEffect(
    function noteArrival() {
      const timer = window.setTimeout(() => setDraft((now) => follow(now, value)));
      return () => window.clearTimeout(timer);
    },
    [value],
  );

  const stopWaiting = useCallback(() => {
    window.clearTimeout(timer.current);
    waiting.current = undefined;
  }, []);

  const settle = useCallback(
    (typed: string) => {
      stopWaiting();
      const text = cleanText(typed).trim();
      const fits = text === '' || latest.current.accepts(text);
      setDraft((current) => ({ ...current, refused: !fits, ...(fits && { sent: text }) }));
      if (fits && text !== latest.current.value) latest.current.apply(text);
    },
    [stopWaiting],
  );

  const waitForRest = useCallback(
    (typed: string) => {
      waiting.current = typed;
      timer.current = window.setTimeout(() => {
        // A text that was replaced from outside while it rested is dropped.
        if (typed === latest.current.shown) settle(typed);
      }, typeaheadDelayMs);
    },
    [settle],
  );

  useEffect(
    function restWithInput() {
      // A list that was left before the typing had rested, and is shown again, still wants what was typed.
      if (waiting.current !== undefined) waitForRest(waiting.current);
      return () => window.clearTimeout(timer.current);
    },
    [waitForRest],
  );

  return {
    text: shown,
    refused: isOwn && draft.refused,
    type(text: string) {
      setDraft(({ sent }) => ({
        ...(sent !== undefined && { sent }),
        seen: latest.current.value,
        text,
        refused: false,
      }));
      stopWaiting();
      const typed = cleanText(text).trim();
      const mayRest = typeof patient === 'boolean' ? patient : patient(typed);
      if (!mayRest || text === '' || accepts(typed)) waitForRest(text);
    },
    settle: () => settle(shown),
  };
}
