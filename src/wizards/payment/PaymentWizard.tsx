import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { pathTo, transactionPaths } from '#src/resources/paths.ts';
import type { Attempt } from '#src/attempts/attempts.ts';
import { OperationCurrencyProvider } from '#src/settings/currency.tsx';
import { FormFault } from '#src/forms/FormFault.tsx';
import { FormScope } from '#src/forms/FormScope.tsx';
import { MoneyNotices } from '#src/attempts/MoneyNotices.tsx';
import { DraftNotice } from '#src/forms/DraftNotice.tsx';
import { FieldStack } from '#src/ui/inputs/layout/FieldStack.tsx';
import { PageFrame } from '#src/wizards/kit/PageFrame.tsx';
import { PageParts, PageSection } from '#src/wizards/kit/PageSection.tsx';
import { RefusedTerminal } from '#src/wizards/kit/RefusedTerminal.tsx';
import { StepActions } from '#src/wizards/kit/StepActions.tsx';
import { WizardFrame } from '#src/wizards/kit/WizardFrame.tsx';
import { ConsentPanel } from './confirm/ConsentPanel.tsx';
import { WhatHappens } from './confirm/WhatHappens.tsx';
import { PaymentProvider } from './paymentContext.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import styles from './PaymentWizard.module.css';
import { SendingText } from './SendingText.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { PaymentWizardOptions } from './start/initialValues.ts';
import { usePaymentWizard, type PaymentWizardState as Wizard } from './usePaymentWizard.ts';

interface LayoutProps {
  wizard: Wizard;
  notice: ReactNode;
}

/** What is asked and done, whatever the layout. */
function usePaymentParts({ payment, gate, isLast, refused, step, partOf }: Wizard) {
  const translate = useTranslate();
  const { kind, terminal } = payment;
  return {
    titleOf: (name: typeof step) => translate(`payment.step.${name === 'all' ? kind : name}`),
    part: partOf(step),
    consent: isLast && gate.isOffered && <ConsentPanel gate={gate} />,
    refusedTerminal: refused && <RefusedTerminal terminal={terminal} refused={refused} />,
  };
}

/** All on one page, with what will happen beside it. */
function OnPage({ wizard, notice }: LayoutProps) {
  const translate = useTranslate();
  const { titleOf, part, consent, refusedTerminal } = usePaymentParts(wizard);
  const { step, gate, formProps } = wizard;
  return (
    <PageFrame
      title={titleOf(step)}
      closeTo={pathTo('Transactions')}
      form={formProps}
      notice={notice}
      summary={<WhatHappens />}
      actions={
        <>
          <SendingText />
          {refusedTerminal || <SubmitButton gate={gate} />}
          <p className={styles.keys}>{translate('wizard.keys')}</p>
        </>
      }
    >
      {part}
      {consent && <PageSection>{consent}</PageSection>}
    </PageFrame>
  );
}

/** Step by step. */
function InSteps({ wizard, notice }: LayoutProps) {
  const { titleOf, part, consent, refusedTerminal } = usePaymentParts(wizard);
  const { payment, gate, values, steps, step, isLast, previous, setStep, rests, amount } = wizard;
  const { kind, terminal, currency, refusal } = payment;
  return (
    <WizardFrame
      steps={steps.map((name) => ({ name, title: titleOf(name) }))}
      current={step}
      // A refusal has the focus itself, to be read out.
      startsAt={refusal ? undefined : wizard.startOf(step)}
      {...(!rests && { onStep: (name: string) => setStep(steps.find((one) => one === name) ?? step) })}
      summary={{
        terminal: terminal.label,
        customer: values.dealDetails.consumerName || undefined,
        amount: kind === 'refund' ? -amount : amount,
        currency,
      }}
      closeTo={pathTo('Transactions')}
      form={wizard.formProps}
      notice={notice}
      actions={
        refusedTerminal || (
          <StepActions
            onBack={previous && (() => setStep(previous))}
            rests={rests}
            send={isLast && <SubmitButton gate={gate} />}
          />
        )
      }
    >
      <FieldStack>
        {step === 'all' ? <PageParts>{part}</PageParts> : part}
        {consent}
        <SendingText />
      </FieldStack>
    </WizardFrame>
  );
}

/** A wizard that moves money, on the terminal it started with. */
export function PaymentWizard(options: PaymentWizardOptions) {
  const wizard = usePaymentWizard(options);
  const { payment, methods, values, amount } = wizard;
  const { call, refusal } = payment;

  /** A draft of what turned out to have been made must not be sent once more; what was typed anew is another deal. */
  function forgetMade(attempt: Attempt): void {
    if (wizard.brought && (attempt.amount ?? 0) === amount) wizard.startOver();
  }
  const notice = (
    <>
      {wizard.brought && methods.formState.isDirty && <DraftNotice onDiscard={wizard.startOver} />}
      <MoneyNotices call={call} paths={transactionPaths} onFound={forgetMade} />
      {refusal && <ErrorNotice refusal={refusal} />}
      <FormFault step rulesOnly={refusal !== undefined} />
    </>
  );
  const Layout = wizard.isPage ? OnPage : InSteps;

  return (
    <OperationCurrencyProvider code={values.currency} choose={(code) => methods.setValue('currency', code ?? '')}>
      <FormScope methods={methods}>
        <PaymentProvider value={payment}>
          <Layout wizard={wizard} notice={notice} />
        </PaymentProvider>
      </FormScope>
    </OperationCurrencyProvider>
  );
}
