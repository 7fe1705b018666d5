import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import type { StartOf } from '#src/resources/wizardPaths.ts';

type Client = Pick<BackOfficeDataProvider, 'call'>;

/** What the wizard begins with, as far as the server knows it. */
export interface InvoiceStart {
  /** A document that could not be issued, and is changed. */
  invoice?: RecordOf<'invoices'>;
  /** Whom the address names; absent: unknown, or deleted. */
  customer?: RecordOf<'customers'>;
  /** The document of the address has its number already. */
  isIssued?: true;
}

/** What the ids of an address stand for; what can not be read has been told, and is left out. */
async function readStart(client: Client, given: StartOf<'CreateInvoice'>, signal: AbortSignal): Promise<InvoiceStart> {
  const { invoice: id, customerID } = given;
  if (id) {
    const invoice = await client.call('invoices.get', { path: { id }, signal }).catch(() => signal.throwIfAborted());
    if (!invoice) return {};
    return invoice.invoiceNumber || invoice.deleted ? { isIssued: true } : { invoice };
  }
  if (!customerID) return {};
  const asked = { path: { id: customerID }, signal, ownFailure: true };
  const customer = await client.call('consumers.get', asked).catch(() => signal.throwIfAborted());
  return customer && !customer.deleted ? { customer } : {};
}

/** What the wizard begins with by its address; undefined while it loads. */
export function useInvoiceStart(given: StartOf<'CreateInvoice'>): InvoiceStart | undefined {
  const asks = Object.keys(given).length > 0;
  const { data } = useProviderQuery({
    queryKey: ['invoiceStart', given],
    enabled: asks,
    // Asked anew with each visit, and never while someone types.
    gcTime: 0,
    staleTime: Infinity,
    ask: (dataProvider, signal) => readStart(dataProvider, given, signal),
  });
  return asks ? data : {};
}
