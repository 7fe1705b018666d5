import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { trailIn, type StepTrail } from '#src/forms/stepTrail.ts';
import type { SteppedForm } from '#src/forms/useSteppedForm.ts';

interface StepHistoryOptions<Step extends string> extends Pick<
  SteppedForm<FieldValues, Step>,
  'steps' | 'step' | 'setStep'
> {
  first: Step;
  /** No step may be left now, as while it is sent. */
  rests: boolean;
  /** Finishes the step on screen, as its button does. */
  finishStep: () => void;
}

/**
 * Makes the browser's Back a step: each step is an entry of the history under the same address. Back shows the step before;
 * Forward finishes the one on screen, so that none is passed over that is not sound. The form is the truth, and the history
 * follows it; entries of an earlier pass through the wizard are gone past.
 * @returns goes back to the first entry: after the work was sent, so that Back leads out of the wizard.
 */
export function useStepHistory<Step extends string>({
  first,
  steps,
  step,
  setStep,
  rests,
  finishStep,
}: StepHistoryOptions<Step>): () => void {
  const { state, key, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isStep = useNavigationType() === NavigationType.Pop;
  const kept = trailIn(state);
  const trail = kept.length > 0 ? kept : [first];
  const shown = useRef<{ key: string; length: number }>(undefined);
  /** A step back or forward of ours is under way. */
  const isOurs = useRef(false);

  function go(delta: number): void {
    if (delta === 0) return;
    isOurs.current = true;
    void navigate(delta);
  }

  function followBrowser(lengthBefore: number): void {
    const there = steps.findIndex((name) => name === trail.at(-1));
    const here = steps.indexOf(step);
    const earlier = steps[there];
    const isBack = trail.length < lengthBefore;
    if (rests || !isBack) {
      go(lengthBefore - trail.length);
      if (!rests && there > here) finishStep();
    } else if (earlier !== undefined && there < here) {
      setStep(earlier);
    } else {
      void navigate(-1);
    }
  }

  function tellBrowser(now: Step): void {
    const last = trail.at(-1);
    if (now === last) return;
    const known = trail.indexOf(now);
    if (known >= 0) {
      go(known + 1 - trail.length);
      return;
    }
    const between = steps.slice(steps.findIndex((name) => name === last) + 1, steps.indexOf(now));
    const entry: StepTrail = { steps: [...trail, between[0] ?? now] };
    void navigate({ pathname, search, hash }, { state: entry });
  }

  const keepTogether = useEffectEvent((found: string, now: Step) => {
    const before = shown.current;
    shown.current = { key: found, length: trail.length };
    // Where a reload has found the wizard, its draft has yet to be brought back.
    if (!before) return;
    const isTaken = isStep && before.key !== found;
    const wasOurs = isOurs.current;
    if (isTaken) isOurs.current = false;
    if (isTaken && !wasOurs) followBrowser(before.length);
    else tellBrowser(now);
  });
  useEffect(
    function keepHistoryAndFormTogether() {
      keepTogether(key, step);
    },
    [key, step],
  );

  return () => go(1 - trail.length);
}
