import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import type { StartOf } from '#src/resources/wizardPaths.ts';
import type { BillingRequestValues } from '#src/wizards/billingRequest/form/requestValues.ts';
import { readCustomer } from '#src/wizards/kit/link/readCustomer.ts';
import { requestStart } from './requestStart.ts';

/** What the wizard begins with, and what of it is to be told. */
export interface RequestStart {
  values: BillingRequestValues;
  /** It is an earlier request, sent anew. */
  isAnew: boolean;
  /** Its customer was deleted meanwhile. */
  isCustomerGone: boolean;
}

type Client = Pick<BackOfficeDataProvider, 'call'>;

/** A request that is sent anew; what can not be read has been told, and is left out. */
async function readRequest(client: Client, id: string, signal: AbortSignal) {
  return client
    .call('billingRequests.get', { path: { id }, query: { showDeleted: true }, signal })
    .catch(() => signal.throwIfAborted());
}

async function readStart(
  client: Client,
  given: StartOf<'CreateBillingRequest'>,
  signal: AbortSignal,
): Promise<RequestStart> {
  const { billingRequestID, customerID, permanent = false } = given;
  const request = (billingRequestID && (await readRequest(client, billingRequestID, signal))) || undefined;
  const wanted = request?.dealDetails?.consumerID ?? request?.consumerID ?? customerID;
  const found = wanted ? await readCustomer(client, wanted, signal) : undefined;
  const isCustomerGone = found === 'gone';
  const customer = isCustomerGone ? undefined : found;
  return {
    values: requestStart({ request, customer, isCustomerGone }, permanent, israelToday()),
    isAnew: request !== undefined,
    isCustomerGone,
  };
}

/** What the wizard begins with by its address; undefined while it loads. */
export function useRequestStart(given: StartOf<'CreateBillingRequest'>): RequestStart | undefined {
  const asks = given.billingRequestID !== undefined || given.customerID !== undefined;
  const { data } = useProviderQuery({
    queryKey: ['billingRequestStart', given],
    enabled: asks,
    // Asked anew with each visit, and never while someone types.
    gcTime: 0,
    staleTime: Infinity,
    ask: (dataProvider, signal) => readStart(dataProvider, given, signal),
  });
  if (asks) return data;
  return { values: requestStart({}, given.permanent ?? false, israelToday()), isAnew: false, isCustomerGone: false };
}
