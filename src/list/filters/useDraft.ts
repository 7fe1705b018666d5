import { useEffect, useRef, useState } from 'react';
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
export function useDraft(value: string, apply: (text: string) => void, { accepts, patient }: Judging) {
  const [draft, setDraft] = useState<Draft>({ seen: value, text: value, refused: false });
  if (draft.seen !== value) {
    setDraft(value === draft.sent ? { ...draft, seen: value } : { seen: value, text: value, refused: false });
  }
  const timer = useRef<number>(undefined);
  const latest = useRef({ apply, accepts, value, shown: draft.text });
  useEffect(function keepLatest() {
    latest.current = { apply, accepts, value, shown: draft.text };
  });
  useEffect(function dropWithInput() {
    return () => window.clearTimeout(timer.current);
  }, []);

  function settle(typed: string) {
    window.clearTimeout(timer.current);
    const text = typed.trim();
    const fits = text === '' || latest.current.accepts(text);
    setDraft((current) => ({ ...current, refused: !fits, ...(fits && { sent: text }) }));
    if (fits && text !== latest.current.value) latest.current.apply(text);
  }

  /** A text that was replaced from outside while it rested is dropped. */
  function settleRested(typed: string) {
    if (typed === latest.current.shown) settle(typed);
  }

  return {
    text: draft.text,
    refused: draft.refused,
    type(text: string) {
      setDraft((current) => ({ ...current, text, refused: false }));
      window.clearTimeout(timer.current);
      if (!patient || text === '' || accepts(text.trim()))
        timer.current = window.setTimeout(() => settleRested(text), typeaheadDelayMs);
    },
    settle: () => settle(draft.text),
  };
}
