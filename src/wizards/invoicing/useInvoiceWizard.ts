import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { OperationResponse } from '#contract/envelope.ts';
import { toDecimal } from '#contract/money.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createCustomer } from '#src/fields/customer/createCustomer.ts';
import { documentTypes } from '#src/fields/invoice/invoiceValues.ts';
import { restoreDraft } from '#src/fields/restoreDraft.ts';
import { useSteppedForm } from '#src/forms/useSteppedForm.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { chooseCurrency } from '#src/settings/currency.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { useWizardTerminal } from '#src/settings/wizardTerminal.ts';
import { notesOf } from '#src/wizards/kit/resultNotes.ts';
import { documentCurrency, invoiceBody, invoiceTotals } from './form/invoiceBody.ts';
import { invoiceRules } from './form/invoiceRules.ts';
import { belongsTo, stepOfField, stepsOf, type InvoiceStep } from './form/invoiceSteps.ts';
import { invoiceValuesOf, newInvoice, type InvoiceWizardValues } from './form/invoiceValues.ts';
import type { MadeInvoice } from './InvoiceMade.tsx';
import type { InvoiceStart } from './start/useInvoiceStart.ts';
import { useSendInvoice } from './useSendInvoice.ts';

export interface InvoiceWizardOptions {
  start: InvoiceStart;
  onDone: (made: MadeInvoice) => void;
}

/** The workings of the invoice wizard, on the terminal it started with. */
export function useInvoiceWizard({ start, onDone }: InvoiceWizardOptions) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { terminal, refused } = useWizardTerminal();
  const currency = chooseCurrency(useSettings().currencies, documentCurrency);
  const locale = useCurrentLocale();
  const place = { terminalID: terminal.terminalID, vatRate: terminal.vatRate };
  const [initial] = useState(() => {
    const charge = documentTypes.find((type) => type === terminal.invoiceTypes?.charge);
    const defaults = { invoiceType: charge ?? documentTypes[0] ?? 'invoice', locale };
    return start.invoice ? invoiceValuesOf(start.invoice, defaults) : newInvoice(defaults, start.customer);
  });
  const send = useSendInvoice(start.invoice);
  const form = useSteppedForm<InvoiceWizardValues, InvoiceStep>({
    initial,
    firstStep: 'document',
    stepsOf,
    belongsTo,
    stepOfField,
    rulesOf: () => invoiceRules(place),
    draft: {
      wizard: `CreateInvoice ${start.invoice?.invoiceID ?? ''}`.trim(),
      terminalID: terminal.terminalID,
      isBrought: !start.customer,
      keep: (values) => ({ ...values }),
      restore: restoreDraft<InvoiceWizardValues>,
    },
    finishStep: (step, typed) => (step === 'customer' && typed.isNewCustomer ? saveCustomer(typed) : undefined),
    send: async (typed) => (refused ? undefined : send(invoiceBody(typed, place))),
    onSent,
  });
  const { setValue, getValues, reset } = form.methods;

  async function saveCustomer({ dealDetails }: InvoiceWizardValues): Promise<OperationResponse | undefined> {
    const { terminalID } = place;
    const answer = await createCustomer(dataProvider, dealDetails, { name: 'dealDetails', terminalID });
    if (answer?.entityUID && answer.status !== 'error') {
      setValue('dealDetails.consumerID', answer.entityUID, { shouldDirty: true });
      setValue('isNewCustomer', false);
    }
    return answer;
  }

  function onSent(answer: OperationResponse): void {
    const made = getValues();
    // First the form, whose change would be kept as a draft.
    reset(made);
    form.finish();
    onDone({
      id: answer.entityUID ?? '',
      amount: toDecimal(invoiceTotals(made, place).amount),
      currency,
      notes: notesOf(answer),
    });
  }

  return { ...form, terminal, refused, currency };
}
