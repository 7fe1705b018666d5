import { useRef } from 'react';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationResponse } from '#contract/envelope.ts';
import { operationOf } from '#src/dataProvider/failure.ts';
import { useCreateRecord, wizardMeta } from '#src/wizards/kit/useCreateRecord.ts';
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
  const create = useCreateRecord();
  const dataProvider: DataProvider = useDataProvider();
  const kept = useRef<Kept | undefined>(invoice);

  return async function send(values: InvoiceWizardValues, place: InvoicePlace): Promise<OperationResponse | undefined> {
    const { current } = kept;
    const body = invoiceBody(values, place);
    const change = ({ invoiceID, updateTimestamp }: Kept) => ({
      id: invoiceID,
      data: { ...body, invoiceID, updateTimestamp },
      previousData: {},
      meta: wizardMeta,
    });
    const answer = current
      ? await operationOf(dataProvider.update('invoices', change(current)))
      : await create('invoices', body);
    if (answer?.status === 'error' && answer.entityUID) {
      kept.current = { invoiceID: answer.entityUID, updateTimestamp: answer.concurrencyToken };
    }
    return answer;
  };
}
