import { useCallback, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { Stepper, type StepperStep } from './Stepper.tsx';
import { SummaryPanel, type WizardSummary } from './SummaryPanel.tsx';
import { useFocusOnStep, useWizardKeys } from './useWizardKeys.ts';
import styles from './WizardFrame.module.css';

export interface WizardFrameProps {
  steps: readonly StepperStep[];
  /** Name of the step on screen. */
  current: string;
  /** Name of the field that begins the step on screen; absent, or not there: its heading. */
  startsAt?: string | undefined;
  /** Goes back to a finished step; absent: no way back. */
  onStep?: (name: string) => void;
  summary: WizardSummary;
  /** Where closing leads; with unsaved work the leave guard asks. */
  closeTo: string;
  /** What the form element takes, from `useGuardedForm`. Enter submits it. */
  form: Pick<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit'>;
  /** Stands above the step, as the notice of a restored draft does. */
  notice?: ReactNode;
  /** The fields of the step. */
  children: ReactNode;
  /** The buttons below; one of them submits and says what it does. */
  actions: ReactNode;
}

/**
 * The content of a wizard: its steps, the step on screen as a form, and the summary that always shows terminal,
 * customer and amount. Title and close button are the layout's. Escape closes; Enter presses the filled button. A new step's first field or heading
 * takes the focus, unless a field of the step or a notice has it already.
 */
export function WizardFrame(props: WizardFrameProps) {
  const { steps, current, startsAt, onStep, summary, closeTo, form, notice, children, actions } = props;
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  useWizardKeys(frame, closeTo);
  useFocusOnStep(
    current,
    useCallback(() => heading.current?.closest('form'), []),
    useCallback(
      (place: HTMLElement) =>
        (startsAt ? place.querySelector<HTMLElement>(`[name="${startsAt}"]`) : null) ?? heading.current,
      [startsAt],
    ),
  );

  const number = steps.findIndex(({ name }) => name === current) + 1;
  return (
    <div ref={frame} className={styles.frame}>
      {steps.length > 1 && <Stepper steps={steps} current={current} onStep={onStep} />}
      <SummaryPanel {...summary} />
      <form className={styles.form} aria-labelledby={title} {...form}>
        <div className={styles.notices}>{notice}</div>
        <h2 ref={heading} id={title} className={styles.title} tabIndex={-1}>
          {steps.length > 1 && (
            <span className={visuallyHidden}>{`${translate('wizard.step', { number, count: steps.length })}:`}</span>
          )}{' '}
          {steps[number - 1]?.title}
        </h2>
        {children}
        <div className={styles.actions}>{actions}</div>
      </form>
    </div>
  );
}
