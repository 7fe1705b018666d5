import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { toDecimal } from '#contract/money.ts';
import { DraftNotice } from '#src/forms/DraftNotice.tsx';
import { FormFault } from '#src/forms/FormFault.tsx';
import { SendButton } from '#src/forms/SendButton.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { FieldStack } from '#src/ui/inputs/layout/FieldStack.tsx';
import { RefusedTerminal } from '#src/wizards/kit/RefusedTerminal.tsx';
import { StepActions } from '#src/wizards/kit/StepActions.tsx';
import { WizardFrame } from '#src/wizards/kit/WizardFrame.tsx';
import { invoiceTotals } from './form/invoiceBody.ts';
import type { InvoiceStep } from './form/invoiceSteps.ts';
import { InvoiceSceneProvider } from './invoiceContext.ts';
import { LostAnswer } from './LostAnswer.tsx';
import { AmountStep } from './steps/AmountStep.tsx';
import { ConfirmStep } from './steps/ConfirmStep.tsx';
import { CustomerStep } from './steps/CustomerStep.tsx';
import { DocumentStep } from './steps/DocumentStep.tsx';
import { PaymentsStep } from './steps/PaymentsStep.tsx';
import { useInvoiceWizard, type InvoiceWizardOptions } from './useInvoiceWizard.ts';

const parts: Readonly<Record<InvoiceStep, ComponentType>> = {
  document: DocumentStep,
  customer: CustomerStep,
  amount: AmountStep,
  payments: PaymentsStep,
  confirm: ConfirmStep,
};

/** Issues a document, or changes one that could not be issued, step by step. */
export function InvoiceWizard(options: InvoiceWizardOptions) {
  const translate = useTranslate();
  const wizard = useInvoiceWizard(options);
  const { methods, formProps, values, steps, step, isLast, previous, setStep, terminal, refused, currency } = wizard;
  const { isSubmitting, isDirty } = methods.formState;
  const Part = parts[step];
  return (
    <FormProvider {...methods}>
      <InvoiceSceneProvider value={{ terminal, currency }}>
        <WizardFrame
          steps={steps.map((name) => ({ name, title: translate(`invoiceWizard.step.${name}`) }))}
          current={step}
          onStep={(name) => setStep(steps.find((one) => one === name) ?? step)}
          summary={{
            terminal: terminal.label,
            customer: values.dealDetails.consumerName || undefined,
            amount: toDecimal(invoiceTotals(values, terminal).amount),
            currency,
          }}
          closeTo={pathTo('Invoices')}
          form={formProps}
          notice={
            <>
              {wizard.brought && isDirty && <DraftNotice onDiscard={wizard.startOver} />}
              {wizard.isLost && <LostAnswer />}
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
                send={isLast && <SendButton rests={isSubmitting}>{translate('invoiceWizard.issue')}</SendButton>}
              />
            )
          }
        >
          <FieldStack>
            <Part />
          </FieldStack>
        </WizardFrame>
      </InvoiceSceneProvider>
    </FormProvider>
  );
}
