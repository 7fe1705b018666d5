import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import { pathTo } from '#src/resources/paths.ts';
import { invoiceTotals } from './form/invoiceBody.ts';
import type { InvoiceStep } from './form/invoiceSteps.ts';
import { InvoiceSceneProvider } from './invoiceContext.ts';
import { AmountStep } from './steps/AmountStep.tsx';
import { ConfirmStep } from './steps/ConfirmStep.tsx';
import { CustomerStep } from './steps/CustomerStep.tsx';
import { DocumentStep } from './steps/DocumentStep.tsx';
import { PaymentsStep } from './steps/PaymentsStep.tsx';
import { useInvoiceWizard, type InvoiceWizardOptions } from './useInvoiceWizard.ts';
import { SteppedWizard } from '#src/wizards/kit/SteppedWizard.tsx';

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
  const { values, terminal, currency } = wizard;
  return (
    <InvoiceSceneProvider value={{ terminal, currency }}>
      <SteppedWizard
        wizard={wizard}
        parts={parts}
        titleOf={(step) => translate(`invoiceWizard.step.${step}`)}
        summary={{
          customer: values.dealDetails.consumerName || undefined,
          amount: toDecimal(invoiceTotals(values, terminal).amount),
          currency,
        }}
        closeTo={pathTo('Invoices')}
        send={translate('invoiceWizard.issue')}
      />
    </InvoiceSceneProvider>
  );
}
