import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { toDecimal } from '#contract/money.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { DraftNotice } from '#src/forms/DraftNotice.tsx';
import { FormFault } from '#src/forms/FormFault.tsx';
import { SendButton } from '#src/forms/SendButton.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { FieldStack } from '#src/ui/inputs/layout/FieldStack.tsx';
import { RefusedTerminal } from '#src/wizards/kit/RefusedTerminal.tsx';
import { StepActions } from '#src/wizards/kit/StepActions.tsx';
import { WizardFrame } from '#src/wizards/kit/WizardFrame.tsx';
import type { LinkStep } from './form/linkSteps.ts';
import { LinkSceneProvider } from './linkContext.ts';
import { AmountPart } from './parts/AmountPart.tsx';
import { ConfirmPart } from './parts/ConfirmPart.tsx';
import { DocumentPart } from './parts/DocumentPart.tsx';
import { PagePart } from './parts/PagePart.tsx';
import { RecipientPart } from './parts/RecipientPart.tsx';
import { ShortPart } from './parts/ShortPart.tsx';
import { useLinkWizard, type LinkWizardOptions } from './useLinkWizard.ts';

const parts: Readonly<Record<LinkStep, ComponentType>> = {
  recipient: RecipientPart,
  amount: AmountPart,
  page: PagePart,
  document: DocumentPart,
  confirm: ConfirmPart,
  short: ShortPart,
};

/** Makes a payment link, step by step or on one screen. */
export function LinkWizard(options: LinkWizardOptions) {
  const translate = useTranslate();
  const wizard = useLinkWizard(options);
  const { methods, formProps, values, steps, step, isLast, previous, setStep, terminal, refused, currency } = wizard;
  const { linkKind, dealDetails, purpose } = values;
  const Part = parts[step];
  const isPermanent = linkKind === 'permanent';
  const { isSubmitting, isDirty } = methods.formState;
  return (
    <FormProvider {...methods}>
      <LinkSceneProvider value={{ terminal, currency }}>
        <WizardFrame
          steps={steps.map((name) => ({ name, title: translate(`paymentRequest.step.${name}`) }))}
          current={step}
          onStep={(name) => setStep(steps.find((one) => one === name) ?? step)}
          summary={{
            terminal: terminal.label,
            customer: isPermanent ? translate('paymentRequest.kind.permanent') : dealDetails.consumerName,
            amount: purpose === 'card' ? 0 : toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount),
            currency,
          }}
          closeTo={pathTo(isPermanent ? 'PermanentLinks' : 'PaymentRequests')}
          form={formProps}
          notice={
            <>
              {wizard.brought && isDirty && <DraftNotice onDiscard={wizard.startOver} />}
              <FormFault step />
            </>
          }
          actions={
            refused ? (
              <RefusedTerminal terminal={terminal} refused={refused} />
            ) : (
              <StepActions
                onBack={previous && (() => setStep(previous))}
                rests={isSubmitting}
                send={
                  isLast && (
                    <SendButton rests={isSubmitting}>
                      {translate(linkKind === 'once' ? 'paymentRequest.send' : 'paymentRequest.make')}
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
      </LinkSceneProvider>
    </FormProvider>
  );
}
