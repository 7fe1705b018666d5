import type { OperationResponse } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { PaymentValues } from '#src/wizards/payment/form/paymentForm.ts';

/**
 * Writes the new customer of a deal to the server. The faults of an answer are named as the fields of the form.
 * @returns undefined when no answer came; the person has been told
 */
export async function createCustomer(
  dataProvider: Pick<BackOfficeDataProvider, 'operate'>,
  { dealDetails }: Pick<PaymentValues, 'dealDetails'>,
  terminalID: string,
): Promise<OperationResponse | undefined> {
  const { consumerName, consumerEmail, consumerPhone, consumerNationalID } = dealDetails;
  const texts = Object.entries({ consumerName, consumerEmail, consumerPhone, consumerNationalID });
  const body = { terminalID, ...Object.fromEntries(texts.filter(([, text]) => text !== '')) };
  const answer = await dataProvider.operate('consumers.create', { body });
  if (!answer?.errors) return answer;
  const errors = answer.errors.map((error) => ({ ...error, ...(error.code && { code: `dealDetails.${error.code}` }) }));
  return { ...answer, errors };
}
