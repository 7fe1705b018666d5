import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { OperationResponse } from '#contract/envelope.ts';
import { cardBody } from '#src/fields/card/cardBody.ts';
import { emptyCard } from '#src/fields/card/cardValues.ts';
import { createCustomer } from '#src/fields/customer/createCustomer.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { operationOf } from '#src/dataProvider/failure.ts';
import type { Prepared } from '#src/forms/useRecordForm.ts';
import type { DealValues } from './dealValues.ts';

const isDone = (answer: OperationResponse | undefined): answer is OperationResponse =>
  answer !== undefined && answer.status !== 'error';

/** An answer about a card, its faults named as the fields of the form. */
function ofCard(answer: OperationResponse | undefined): OperationResponse | undefined {
  if (!answer?.errors) return answer;
  const errors = answer.errors.map((error) => ({
    ...error,
    ...(error.code && { code: `creditCardSecureDetails.${error.code}` }),
  }));
  return { ...answer, errors };
}

/**
 * Saves what a deal needs first: a customer who is new, and a card that was typed. Each is saved once: the form knows it
 * from then on, though the deal itself be refused.
 */
export function usePrepareDeal(terminalID: string) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const verbs: DataProvider = dataProvider;
  const queryClient = useQueryClient();

  async function saveCustomer(values: DealValues, form: UseFormReturn<DealValues>): Promise<Prepared<DealValues>> {
    const { dealDetails } = values;
    const answer = await createCustomer(dataProvider, dealDetails, { name: 'dealDetails', terminalID });
    if (!isDone(answer)) return { refused: answer };
    const consumerID = answer.entityUID ?? '';
    form.setValue('dealDetails.consumerID', consumerID);
    form.setValue('isNewCustomer', false);
    return { values: { ...values, isNewCustomer: false, dealDetails: { ...dealDetails, consumerID } } };
  }
  async function saveCard(values: DealValues, form: UseFormReturn<DealValues>): Promise<Prepared<DealValues>> {
    const { creditCardSecureDetails: card, dealDetails } = values;
    const data = cardBody(card, terminalID, dealDetails);
    const meta = { quiet: true, about: data.cardNumber?.slice(-4) };
    const answer = ofCard(await operationOf(verbs.create('cards', { data, meta })));
    if (!isDone(answer)) return { refused: answer };
    const saved = { creditCardToken: answer.entityUID ?? '', paymentMethod: 'token' as const };
    // The cards to choose from must have it first: one that is not among them is dropped.
    await queryClient.invalidateQueries({ queryKey: ['cardTokens'] });
    form.setValue('creditCardToken', saved.creditCardToken);
    form.setValue('paymentMethod', saved.paymentMethod);
    form.setValue('creditCardSecureDetails', emptyCard);
    return { values: { ...values, ...saved } };
  }
  return async (typed: DealValues, form: UseFormReturn<DealValues>): Promise<Prepared<DealValues>> => {
    let values = typed;
    for (const [isNeeded, save] of [
      [typed.isNewCustomer, saveCustomer],
      [typed.paymentMethod === 'card', saveCard],
    ] as const) {
      const prepared = isNeeded ? await save(values, form) : { values };
      if ('refused' in prepared) return prepared;
      ({ values } = prepared);
    }
    return { values };
  };
}
