import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { toDecimal } from '#contract/money.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { FormFault } from '#src/forms/FormFault.tsx';
import { SendButton } from '#src/forms/SendButton.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { FieldStack } from '#src/ui/inputs/layout/FieldStack.tsx';
import { DraftNotice } from '#src/forms/DraftNotice.tsx';
import { RefusedTerminal } from '#src/wizards/kit/RefusedTerminal.tsx';
import { StepActions } from '#src/wizards/kit/StepActions.tsx';
import { WizardFrame } from '#src/wizards/kit/WizardFrame.tsx';
import type { RequestStep } from './form/requestSteps.ts';
import { RequestSceneProvider } from './requestContext.ts';
import { ResendNotice } from './ResendNotice.tsx';
import { AmountStep } from './steps/AmountStep.tsx';
import { ConfirmStep } from './steps/ConfirmStep.tsx';
import { DocumentStep } from './steps/DocumentStep.tsx';
import { RecipientStep } from './steps/RecipientStep.tsx';
import { ScheduleStep } from './steps/ScheduleStep.tsx';
import type { RequestStart } from './start/useRequestStart.ts';
import { useRequestWizard, type RequestWizardOptions } from './useRequestWizard.ts';

const parts: Readonly<Record<RequestStep, ComponentType>> = {
  recipient: RecipientStep,
  amount: AmountStep,
  schedule: ScheduleStep,
  document: DocumentStep,
  confirm: ConfirmStep,
};

interface BillingRequestWizardProps extends Omit<RequestWizardOptions, 'start'> {
  start: RequestStart;
}

/** Makes a link by which a customer sets up a billing deal, step by step. */
export function BillingRequestWizard({ start, hasStart, onDone }: BillingRequestWizardProps) {
  const translate = useTranslate();
  const wizard = useRequestWizard({ start: start.values, hasStart, onDone });
  const { methods, formProps, values, steps, step, isLast, previous, setStep, terminal, refused, currency } = wizard;
  const Part = parts[step];
  const isPermanent = values.linkKind === 'permanent';
  return (
    <FormProvider {...methods}>
      <RequestSceneProvider value={{ terminal, currency }}>
        <WizardFrame
          steps={steps.map((name) => ({ name, title: translate(`billingRequest.step.${name}`) }))}
          current={step}
          onStep={(name) => setStep(steps.find((one) => one === name) ?? step)}
          summary={{
            terminal: terminal.label,
            customer: isPermanent ? translate('billingRequest.kind.permanent') : values.dealDetails.consumerName,
            amount: toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount),
            currency,
          }}
          closeTo={pathTo(isPermanent ? 'PermanentBillingLinks' : 'BillingRequests')}
          form={formProps}
          notice={
            <>
              {wizard.brought && methods.formState.isDirty && <DraftNotice onDiscard={wizard.startOver} />}
              {step === 'recipient' && <ResendNotice start={start} />}
              <FormFault step />
            </>
          }
          actions={
            refused ? (
              <RefusedTerminal terminal={terminal} refused={refused} />
            ) : (
              <StepActions
                onBack={previous && (() => setStep(previous))}
                rests={methods.formState.isSubmitting}
                send={
                  isLast && (
                    <SendButton rests={methods.formState.isSubmitting}>
                      {translate(isPermanent ? 'billingRequest.make' : 'billingRequest.send')}
                    </SendButton>
                  )
                }
              />
            )
          }
        >
          <FieldStack>
            <Part />
          </FieldStack>
        </WizardFrame>
      </RequestSceneProvider>
    </FormProvider>
  );
}
