import type { EndpointId } from '#contract/endpoints.ts';
import { isObject, type Row } from '#contract/envelope.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import type { PaymentRoute, StartOf } from '#src/resources/wizardPaths.ts';
import type { PaymentKind } from '#src/wizards/payment/form/offers.ts';
import type { PaymentFormValues } from '#src/wizards/payment/form/paymentForm.ts';
import { paymentStart } from './paymentStart.ts';

/**
 * What a wizard begins with by its address; undefined while it loads. What cannot be loaded has been told to the person
 * and is left out.
 */
export function usePaymentStart(
  kind: PaymentKind,
  given: StartOf<PaymentRoute>,
): Partial<PaymentFormValues> | undefined {
  const { customerID, itemID, transactionID } = given;
  const asks = customerID !== undefined || itemID !== undefined || transactionID !== undefined;
  const { data } = useProviderQuery({
    queryKey: ['paymentStart', kind, given],
    enabled: asks,
    // Asked anew with each visit, and never while someone types.
    gcTime: 0,
    staleTime: Infinity,
    ask: async (dataProvider, signal) => {
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
      return paymentStart(kind, given, {
        ...(customer && { customer }),
        ...(item && { item }),
        ...(transaction && { transaction }),
      });
    },
  });
  return asks ? data : paymentStart(kind, given, {});
}
