import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { customerOf } from '#src/fields/customer/customerValues.ts';
import type { PaymentLinkParameters } from '#src/resources/wizardPaths.ts';
import { readCustomer } from '#src/wizards/kit/link/readCustomer.ts';
import { emptyLink, type LinkValues } from '#src/wizards/paymentRequest/form/linkValues.ts';

/** What the wizard begins with by its address; undefined while it loads. */
export function useLinkStart({ customerID, permanent = false }: PaymentLinkParameters): LinkValues | undefined {
  const client = useDataProvider<BackOfficeDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: ['paymentLinkStart', customerID],
    enabled: customerID !== undefined,
    // Asked anew with each visit, and never while someone types.
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await readCustomer(client, customerID ?? '', signal)) ?? 'unread',
  });
  const start: LinkValues = { ...emptyLink, linkKind: permanent ? 'permanent' : 'once' };
  if (customerID === undefined) return start;
  if (isPending) return undefined;
  return typeof data === 'object' ? { ...start, dealDetails: { ...start.dealDetails, ...customerOf(data) } } : start;
}
