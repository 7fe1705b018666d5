import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { pathTo } from '#src/resources/paths.ts';
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
import { SteppedWizard } from '#src/wizards/kit/SteppedWizard.tsx';

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
  const { values, step, terminal, currency } = wizard;
  const isPermanent = values.linkKind === 'permanent';
  return (
    <RequestSceneProvider value={{ terminal, currency }}>
      <SteppedWizard
        wizard={wizard}
        parts={parts}
        titleOf={(name) => translate(`billingRequest.step.${name}`)}
        summary={{
          customer: isPermanent ? translate('billingRequest.kind.permanent') : values.dealDetails.consumerName,
          amount: toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount),
          currency,
        }}
        closeTo={pathTo(isPermanent ? 'PermanentBillingLinks' : 'BillingRequests')}
        notice={step === 'recipient' && <ResendNotice start={start} />}
        send={translate(isPermanent ? 'billingRequest.make' : 'billingRequest.send')}
      />
    </RequestSceneProvider>
  );
}
