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
  /** A text that does not fit yet may rest. */
  patient: boolean;
}

/**
 * What is being typed into a filter: applied when the typing has rested for the typeahead delay (spec §9) or on
 * Enter, and only when it fits. A value changed from outside, by a chip or a link, replaces it.
 */
export function useFilterText(value: string, apply: (text: string) => void, { accepts, patient }: Judging) {
  const [draft, setDraft] = useState<Draft>({ seen: value, text: value, refused: false });
  if (draft.seen !== value) {
    setDraft(value === draft.sent ? { ...draft, seen: value } : { seen: value, text: value, refused: false });
  }
  const timer = useRef<number>(undefined);
  /** What has been typed and not yet rested. */
  const waiting = useRef<string>(undefined);
  const latest = useRef({ apply, accepts, value, shown: draft.text });
  useEffect(function keepLatest() {
    latest.current = { apply, accepts, value, shown: draft.text };
  });

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
    text: draft.text,
    refused: draft.refused,
    type(text: string) {
      setDraft((current) => ({ ...current, text, refused: false }));
      stopWaiting();
      if (!patient || text === '' || accepts(cleanText(text).trim())) waitForRest(text);
    },
    settle: () => settle(draft.text),
  };
}
