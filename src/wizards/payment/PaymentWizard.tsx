import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import { pathTo, transactionPaths } from '#src/resources/paths.ts';
import type { Attempt } from '#src/attempts/attempts.ts';
import { OperationCurrencyProvider } from '#src/settings/currency.tsx';
import { FormFault } from '#src/forms/FormFault.tsx';
import { FormScope } from '#src/forms/FormScope.tsx';
import { MoneyNotices } from '#src/attempts/MoneyNotices.tsx';
import { FieldStack } from '#src/ui/inputs/layout/FieldStack.tsx';
import { DraftNotice } from '#src/forms/DraftNotice.tsx';
import { RefusedTerminal } from '#src/wizards/kit/RefusedTerminal.tsx';
import { StepActions } from '#src/wizards/kit/StepActions.tsx';
import { PageFrame } from '#src/wizards/kit/PageFrame.tsx';
import { PageParts, PageSection } from '#src/wizards/kit/PageSection.tsx';
import { WizardFrame } from '#src/wizards/kit/WizardFrame.tsx';
import { ConsentPanel } from './confirm/ConsentPanel.tsx';
import { WhatHappens } from './confirm/WhatHappens.tsx';
import styles from './PaymentWizard.module.css';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { PaymentProvider } from './paymentContext.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import { SendingText } from './SendingText.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { PaymentWizardOptions } from './start/initialValues.ts';
import { usePaymentWizard } from './usePaymentWizard.ts';

/** A wizard that moves money, on the terminal it started with. */
export function PaymentWizard(options: PaymentWizardOptions) {
  const translate = useTranslate();
  const wizard = usePaymentWizard(options);
  const { payment, gate, methods, formProps, values, steps, step, isLast, previous, setStep, refused, isPage } = wizard;
  const { kind, terminal, currency, call, refusal } = payment;
  const amount = values.jDealType === 'J2' ? 0 : toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount);

  /** A draft of what turned out to have been made must not be sent once more; what was typed anew is another deal. */
  function forgetMade(attempt: Attempt): void {
    if (wizard.brought && (attempt.amount ?? 0) === amount) wizard.startOver();
  }
  const rests = call.state === 'sending' || call.state === 'checking';

  const titleOf = (name: typeof step) => translate(`payment.step.${name === 'all' ? kind : name}`);
  const notice = (
    <>
      {wizard.brought && methods.formState.isDirty && <DraftNotice onDiscard={wizard.startOver} />}
      <MoneyNotices call={call} paths={transactionPaths} onFound={forgetMade} />
      {refusal && <ErrorNotice refusal={refusal} />}
      <FormFault step rulesOnly={refusal !== undefined} />
    </>
  );
  const frame = { closeTo: pathTo('Transactions'), form: formProps, notice };
  const part = wizard.partOf(step);
  const refusedTerminal = refused && <RefusedTerminal terminal={terminal} refused={refused} />;
  const consent = isLast && gate.isOffered && <ConsentPanel gate={gate} />;

  return (
    <OperationCurrencyProvider code={values.currency} choose={(code) => methods.setValue('currency', code ?? '')}>
      <FormScope methods={methods}>
        <PaymentProvider value={payment}>
          {isPage ? (
            <PageFrame
              {...frame}
              title={titleOf(step)}
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
          ) : (
            <WizardFrame
              {...frame}
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
          )}
        </PaymentProvider>
      </FormScope>
    </OperationCurrencyProvider>
  );
}
