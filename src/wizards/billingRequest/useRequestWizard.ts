import { useDataProvider } from 'react-admin';
import type { OperationResponse } from '#contract/envelope.ts';
import { toDecimal } from '#contract/money.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createCustomer } from '#src/fields/customer/createCustomer.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { useSteppedForm } from '#src/forms/useSteppedForm.ts';
import { chooseCurrency } from '#src/settings/currency.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { linkOf } from '#src/wizards/kit/link/LinkMade.tsx';
import { useLinkPlace } from '#src/wizards/kit/link/useLinkPlace.ts';
import { restoreDraft } from '#src/fields/restoreDraft.ts';
import { requestBody } from './form/requestBody.ts';
import { requestRules } from './form/requestRules.ts';
import { belongsTo, requestSteps, stepOfField, type RequestStep } from './form/requestSteps.ts';
import type { BillingRequestValues } from './form/requestValues.ts';
import type { MadeRequest } from './RequestMade.tsx';

export interface RequestWizardOptions {
  start: BillingRequestValues;
  /** The address gave something; then no draft is brought back. */
  hasStart: boolean;
  onDone: (made: MadeRequest) => void;
}

/** The workings of the wizard of a billing request, on the terminal it started with. */
export function useRequestWizard({ start, hasStart, onDone }: RequestWizardOptions) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { currencies } = useSettings();
  const { terminal, refused, initial, place } = useLinkPlace(start);
  const form = useSteppedForm<BillingRequestValues, RequestStep>({
    initial,
    firstStep: 'recipient',
    stepsOf: () => requestSteps,
    belongsTo,
    stepOfField,
    rulesOf: () => requestRules(place),
    draft: {
      wizard: 'CreateBillingRequest',
      terminalID: terminal.terminalID,
      isBrought: !hasStart,
      keep: (values) => ({ ...values }),
      restore: restoreDraft<BillingRequestValues>,
    },
    finishStep: (step, typed) =>
      step === 'recipient' && typed.linkKind === 'once' && typed.isNewCustomer ? saveCustomer(typed) : undefined,
    send,
    onSent,
  });
  const { values } = form;
  const { setValue, getValues, reset } = form.methods;
  const currency = chooseCurrency(currencies, values.currency);

  async function saveCustomer({ dealDetails }: BillingRequestValues): Promise<OperationResponse | undefined> {
    const answer = await createCustomer(dataProvider, dealDetails, {
      name: 'dealDetails',
      terminalID: place.terminalID,
    });
    if (answer?.entityUID && answer.status !== 'error') {
      setValue('dealDetails.consumerID', answer.entityUID, { shouldDirty: true });
      setValue('isNewCustomer', false);
    }
    return answer;
  }

  async function send(typed: BillingRequestValues): Promise<OperationResponse | undefined> {
    if (refused) return undefined;
    const body = requestBody(typed, place);
    return dataProvider.operate('billingRequests.create', { body, quiet: true, ownSuccess: true });
  }

  function onSent(answer: OperationResponse): void {
    const made = getValues();
    // First the form, whose change would be kept as a draft.
    reset(made);
    form.finish();
    onDone({
      ...linkOf(answer),
      linkKind: made.linkKind,
      amount: toDecimal(totalsOf(made, terminal.vatRate ?? 0).amount),
      currency: chooseCurrency(currencies, made.currency),
    });
  }

  return { ...form, terminal, refused, currency };
}
