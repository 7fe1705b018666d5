import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import type { BillingRequestParameters } from '#src/resources/wizardPaths.ts';
import type { BillingRequestValues } from '#src/wizards/billingRequest/form/requestValues.ts';
import { startOf } from './startOf.ts';

/** What the wizard begins with, and what of it is to be told. */
export interface RequestStart {
  values: BillingRequestValues;
  /** It is an earlier request, sent anew. */
  isAnew: boolean;
  /** Its customer was deleted meanwhile. */
  isCustomerGone: boolean;
}

type Client = Pick<BackOfficeDataProvider, 'call'>;

/** A record by its id, if one is given; what cannot be read has been told to the person and is left out. */
async function ifRead<Found>(reading: Promise<Found>, signal: AbortSignal): Promise<Found | undefined> {
  return reading.catch(() => {
    signal.throwIfAborted();
    return undefined;
  });
}

async function readStart(client: Client, given: BillingRequestParameters, signal: AbortSignal): Promise<RequestStart> {
  const { billingRequestID, customerID, permanent = false } = given;
  const request = billingRequestID
    ? await ifRead(
        client.call('billingRequests.get', { path: { id: billingRequestID }, query: { showDeleted: true }, signal }),
        signal,
      )
    : undefined;
  const wanted = request?.dealDetails?.consumerID ?? request?.consumerID ?? customerID;
  const found = wanted
    ? await ifRead(client.call('consumers.get', { path: { id: wanted }, signal, ownFailure: true }), signal)
    : undefined;
  const customer = found?.deleted ? undefined : found;
  return {
    values: startOf({ request, customer }, permanent, israelToday()),
    isAnew: request !== undefined,
    isCustomerGone: wanted !== undefined && wanted !== null && !customer,
  };
}

/** What the wizard begins with by its address; undefined while it loads. */
export function useRequestStart(given: BillingRequestParameters): RequestStart | undefined {
  const client = useDataProvider<BackOfficeDataProvider>();
  const asks = given.billingRequestID !== undefined || given.customerID !== undefined;
  const { data } = useQuery({
    queryKey: ['billingRequestStart', given],
    enabled: asks,
    // Asked anew with each visit, and never while someone types.
    gcTime: 0,
    staleTime: Infinity,
    queryFn: ({ signal }) => readStart(client, given, signal),
  });
  if (asks) return data;
  return { values: startOf({}, given.permanent ?? false, israelToday()), isAnew: false, isCustomerGone: false };
}
