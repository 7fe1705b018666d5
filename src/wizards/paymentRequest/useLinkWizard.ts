import { useDataProvider } from 'react-admin';
import type { OperationResponse } from '#contract/envelope.ts';
import { toDecimal } from '#contract/money.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createCustomer } from '#src/fields/customer/createCustomer.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { restoreDraft } from '#src/fields/restoreDraft.ts';
import { useSteppedForm } from '#src/forms/useSteppedForm.ts';
import { chooseCurrency } from '#src/settings/currency.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { linkOf, type MadeLink } from '#src/wizards/kit/link/LinkMade.tsx';
import { useLinkPlace } from '#src/wizards/kit/link/useLinkPlace.ts';
import { linkBody } from './form/linkBody.ts';
import { linkRules } from './form/linkRules.ts';
import { belongsTo, type LinkStep, stepOfField, stepsOf } from './form/linkSteps.ts';
import type { LinkKind, LinkValues } from './form/linkValues.ts';

/** A link that the wizard has made. */
export interface MadePaymentLink extends MadeLink {
  linkKind: LinkKind;
}

export interface LinkWizardOptions {
  start: LinkValues;
  /** The address gave something; then no draft is brought back. */
  hasStart: boolean;
  /** All on one screen. */
  short: boolean;
  onDone: (made: MadePaymentLink) => void;
}

/** A payment that is passed on without sending is an intent; what is sent, or stays, a request (docs/wire.md §3.9). */
const callOf = ({ linkKind }: LinkValues) =>
  linkKind === 'copy' ? ('paymentIntents.create' as const) : ('paymentRequests.create' as const);

/** The workings of the wizard of a payment link, on the terminal it started with. */
export function useLinkWizard({ start, hasStart, short, onDone }: LinkWizardOptions) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { currencies } = useSettings();
  const { terminal, refused, initial, place } = useLinkPlace(start);
  const form = useSteppedForm<LinkValues, LinkStep>({
    initial,
    firstStep: short ? 'short' : 'recipient',
    stepsOf: short ? () => ['short'] : stepsOf,
    belongsTo,
    stepOfField,
    rulesOf: () => linkRules(place),
    draft: {
      wizard: short ? 'CreatePaymentRequestAlt' : 'CreatePaymentRequest',
      terminalID: terminal.terminalID,
      isBrought: !hasStart,
      keep: (values) => ({ ...values }),
      restore: restoreDraft<LinkValues>,
    },
    finishStep: (step, typed) => (step === 'recipient' && isNew(typed) ? saveCustomer(typed) : undefined),
    send,
    onSent,
  });
  const { values } = form;
  const { setValue, getValues, reset } = form.methods;

  async function saveCustomer({ dealDetails }: LinkValues): Promise<OperationResponse | undefined> {
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

  async function send(typed: LinkValues): Promise<OperationResponse | undefined> {
    if (refused) return undefined;
    if (short && isNew(typed)) {
      const saved = await saveCustomer(typed);
      if (!saved || saved.status === 'error') return saved;
    }
    const body = linkBody(getValues(), place);
    return dataProvider.operate(callOf(typed), { body, quiet: true, ownSuccess: true });
  }

  function onSent(answer: OperationResponse): void {
    const made = getValues();
    // First the form, whose change would be kept as a draft.
    reset(made);
    form.finish();
    const amount = made.purpose === 'card' ? 0 : totalsOf(made, terminal.vatRate ?? 0).amount;
    onDone({
      ...linkOf(answer),
      linkKind: made.linkKind,
      ...(amount > 0 && { amount: toDecimal(amount) }),
      currency: chooseCurrency(currencies, made.currency),
    });
  }

  return { ...form, terminal, refused, currency: chooseCurrency(currencies, values.currency) };
}

/** Somebody is to be kept first, whom the link names then. */
const isNew = ({ linkKind, isNewCustomer }: LinkValues) => linkKind !== 'permanent' && isNewCustomer;
