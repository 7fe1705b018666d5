import type { OperationResponse } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { operationOf } from '#src/dataProvider/failure.ts';
import type { CustomerValues } from './customerValues.ts';

/**
 * Writes a customer who was typed in a form to the server.
 * @param name of the customer in the form; the faults of an answer are named as the fields there.
 * @returns undefined when no answer came; the person has been told
 */
export async function createCustomer(
  dataProvider: Pick<BackOfficeDataProvider, 'create'>,
  { consumerName, consumerEmail, consumerPhone, consumerNationalID }: CustomerValues,
  { name, terminalID }: { name: string; terminalID: string },
): Promise<OperationResponse | undefined> {
  const texts = Object.entries({ consumerEmail, consumerPhone, consumerNationalID });
  const data = { terminalID, consumerName, ...Object.fromEntries(texts.filter(([, text]) => text !== '')) };
  const answer = await operationOf(
    dataProvider.create('customers', { data, meta: { quiet: true, about: consumerName } }),
  );
  if (!answer?.errors) return answer;
  const errors = answer.errors.map((error) => ({ ...error, ...(error.code && { code: `${name}.${error.code}` }) }));
  return { ...answer, errors };
}
