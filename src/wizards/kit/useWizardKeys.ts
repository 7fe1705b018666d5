import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useEnter } from '#src/forms/useEnter.ts';
import { useEscape } from '#src/forms/useEscape.ts';
import { useFocusAround } from '#src/ui/focus/useFocusAround.ts';

/** Escape closes the wizard, Enter presses the button that submits, and what vanishes leaves the focus around it. */
export function useWizardKeys(frameRef: RefObject<HTMLElement | null>, closeTo: string): void {
  const navigate = useNavigate();
  useFocusAround(frameRef);
  useEnter(useCallback(() => frameRef.current?.querySelector<HTMLElement>('form [type=submit]')?.click(), [frameRef]));
  useEscape(useCallback(() => void navigate(closeTo), [navigate, closeTo]));
}

/**
 * Gives another step the focus, unless a field or a notice of it has it already.
 * @param placeOf what the step stands in
 * @param targetIn what takes the focus there
 */
export function useFocusOnStep(
  current: string,
  placeOf: () => HTMLElement | null | undefined,
  targetIn: (place: HTMLElement) => HTMLElement | null,
): void {
  const shown = useRef(current);
  useEffect(
    function moveFocusToStep() {
      if (shown.current === current) return;
      shown.current = current;
      const place = placeOf();
      const focused = document.activeElement;
      const isTaken = place?.contains(focused) && focused?.tagName !== 'BUTTON';
      if (place && !isTaken) targetIn(place)?.focus();
    },
    [current, placeOf, targetIn],
  );
}
