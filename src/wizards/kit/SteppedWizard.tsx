import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftNotice } from '#src/forms/DraftNotice.tsx';
import { FormFault } from '#src/forms/FormFault.tsx';
import { FormScope } from '#src/forms/FormScope.tsx';
import { SendButton } from '#src/forms/SendButton.tsx';
import type { SteppedForm } from '#src/forms/useSteppedForm.ts';
import type { WizardTerminal } from '#src/settings/wizardTerminal.ts';
import { FieldStack } from '#src/ui/inputs/layout/FieldStack.tsx';
import { RefusedTerminal } from './RefusedTerminal.tsx';
import { StepActions } from './StepActions.tsx';
import type { WizardSummary } from './SummaryPanel.tsx';
import { WizardFrame } from './WizardFrame.tsx';

interface SteppedWizardProps<Values extends FieldValues, Step extends string> {
  wizard: SteppedForm<Values, Step> & WizardTerminal;
  /** What each step shows, and the field that begins it. */
  partOf: (step: Step) => ReactNode;
  startOf: (step: Step) => string | undefined;
  titleOf: (step: Step) => string;
  /** Besides the terminal. */
  summary: Omit<WizardSummary, 'terminal'>;
  closeTo: string;
  /** Stands above the step, behind the notice of a draft. */
  notice?: ReactNode;
  /** What the button of the last step says. */
  send: string;
}

/** A wizard over a form in steps: the notice of a draft, the step on screen, the faults of the whole, and the buttons. */
export function SteppedWizard<Values extends FieldValues, Step extends string>(
  props: SteppedWizardProps<Values, Step>,
) {
  const { wizard, partOf, startOf, titleOf, summary, closeTo, notice, send } = props;
  const { methods, formProps, steps, step, isLast, previous, setStep, terminal, refused } = wizard;
  const { isSubmitting, isDirty } = methods.formState;
  const frame = {
    current: step,
    summary: { terminal: terminal.label, ...summary },
    closeTo,
    form: formProps,
    notice: (
      <>
        {wizard.brought && isDirty && <DraftNotice onDiscard={wizard.startOver} />}
        {notice}
        <FormFault step />
      </>
    ),
  };
  const refusal = refused && <RefusedTerminal terminal={terminal} refused={refused} />;
  return (
    <FormScope methods={methods}>
      <WizardFrame
        {...frame}
        startsAt={startOf(step)}
        steps={steps.map((name) => ({ name, title: titleOf(name) }))}
        onStep={(name) => setStep(steps.find((one) => one === name) ?? step)}
        actions={
          refusal || (
            <StepActions
              onBack={previous && (() => setStep(previous))}
              rests={isSubmitting}
              send={isLast && <SendButton rests={isSubmitting}>{send}</SendButton>}
            />
          )
        }
      >
        <FieldStack>{partOf(step)}</FieldStack>
      </WizardFrame>
    </FormScope>
  );
}
