import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { customerOf } from '#src/fields/customer/customerValues.ts';
import type { StartOf } from '#src/resources/wizardPaths.ts';
import { readCustomer } from '#src/wizards/kit/link/readCustomer.ts';
import { emptyLink, type LinkValues } from '#src/wizards/paymentRequest/form/linkValues.ts';

/** What the wizard begins with by its address; undefined while it loads. */
export function useLinkStart({
  customerID,
  permanent = false,
  copied = false,
}: StartOf<'CreatePaymentRequest'>): LinkValues | undefined {
  const { data, isPending } = useProviderQuery({
    queryKey: ['paymentLinkStart', customerID],
    enabled: customerID !== undefined,
    // Asked anew with each visit, and never while someone types.
    gcTime: 0,
    staleTime: Infinity,
    ask: async (dataProvider, signal) => (await readCustomer(dataProvider, customerID ?? '', signal)) ?? 'unread',
  });
  const start: LinkValues = { ...emptyLink, linkKind: permanent ? 'permanent' : copied ? 'copy' : 'once' };
  if (customerID === undefined) return start;
  if (isPending) return undefined;
  return typeof data === 'object' ? { ...start, dealDetails: { ...start.dealDetails, ...customerOf(data) } } : start;
}
