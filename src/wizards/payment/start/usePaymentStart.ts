import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { EndpointId } from '#contract/endpoints.ts';
import { isObject, type Row } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { PaymentParameters } from '#src/resources/wizardPaths.ts';
import type { PaymentKind } from '#src/wizards/payment/form/offers.ts';
import type { PaymentValues } from '#src/wizards/payment/form/paymentForm.ts';
import { startOf } from './startOf.ts';

/**
 * What a wizard begins with by its address; undefined while it loads. What cannot be loaded has been told to the person
 * and is left out.
 */
export function usePaymentStart(kind: PaymentKind, given: PaymentParameters): Partial<PaymentValues> | undefined {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { customerID, itemID, transactionID } = given;
  const asks = customerID !== undefined || itemID !== undefined || transactionID !== undefined;
  const { data } = useQuery({
    queryKey: ['paymentStart', kind, given],
    enabled: asks,
    // Asked anew with each visit, and never while someone types.
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const read = async (endpoint: EndpointId, id: string | undefined): Promise<Row | undefined> => {
        if (id === undefined) return undefined;
        const answer = await dataProvider.call(endpoint, { path: { id }, signal }).catch(() => {
          signal.throwIfAborted();
          return undefined;
        });
        return isObject(answer) ? answer : undefined;
      };
      const [customer, item, transaction] = await Promise.all([
        read('consumers.get', customerID),
        read('items.get', itemID),
        read('transactions.get', transactionID),
      ]);
      return startOf(kind, given, {
        ...(customer && { customer }),
        ...(item && { item }),
        ...(transaction && { transaction }),
      });
    },
  });
  return asks ? data : startOf(kind, given, {});
}
