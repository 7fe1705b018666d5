import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { OperationResponse } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { invoiceBody, type InvoicePlace } from './form/invoiceBody.ts';
import type { InvoiceWizardValues } from './form/invoiceValues.ts';
import type { InvoiceStart } from './start/useInvoiceStart.ts';

/** A document that is kept without a number. */
interface Kept {
  invoiceID: string;
  updateTimestamp?: string | undefined;
}

/** Issues a document. A server that could not issue it keeps it, and the next try changes that one. */
export function useSendInvoice({ invoice }: InvoiceStart) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const kept = useRef<Kept | undefined>(invoice);

  return async function send(values: InvoiceWizardValues, place: InvoicePlace): Promise<OperationResponse | undefined> {
    const { current } = kept;
    const body = invoiceBody(values, place);
    const call = { quiet: true, ownSuccess: true } as const;
    const answer = current
      ? await dataProvider.operate('invoices.update', {
          path: { id: current.invoiceID },
          body: { ...body, invoiceID: current.invoiceID, updateTimestamp: current.updateTimestamp },
          ...call,
        })
      : await dataProvider.operate('invoices.create', { body, ...call });
    if (answer?.status === 'error' && answer.entityUID) {
      kept.current = { invoiceID: answer.entityUID, updateTimestamp: answer.concurrencyToken };
    }
    return answer;
  };
}
