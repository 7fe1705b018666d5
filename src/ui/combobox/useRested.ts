import { useEffect, useState } from 'react';
import { typeaheadDelayMs } from '#contract/constants.ts';

/** A text once the typing rests (spec §9 "Typeahead delay"), and what takes it at once. */
export function useRested(text: string): [string, () => void] {
  const [rested, setRested] = useState(text);
  useEffect(
    function waitForRest() {
      const timer = window.setTimeout(() => setRested(text), typeaheadDelayMs);
      return () => window.clearTimeout(timer);
    },
    [text],
  );
  return [text === '' ? '' : rested, () => setRested(text)];
}
