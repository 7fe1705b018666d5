import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';

/** The customer of an id: who they are, that they were deleted, or nothing where that could not be read. */
export async function readCustomer(
  client: Pick<BackOfficeDataProvider, 'call'>,
  id: string,
  signal: AbortSignal,
): Promise<RecordOf<'customers'> | 'gone' | undefined> {
  try {
    const customer = await client.call('consumers.get', { path: { id }, signal, ownFailure: true });
    return customer.deleted ? 'gone' : customer;
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof CallFailure && error.kind === 'notFound' ? 'gone' : undefined;
  }
}
