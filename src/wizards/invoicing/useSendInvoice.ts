import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { CreateOf, DraftOf, RecordOf } from '#contract/entities/callTypes.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';

/** A document that is kept without a number. */
interface Kept {
  invoiceID: string;
  updateTimestamp?: string | undefined;
}

/**
 * Issues a document once. A server that could not issue it keeps it, and the next try changes that one. The same document
 * goes by the same key however often it is sent, so that a lost answer makes no second one.
 */
export function useSendInvoice(invoice: RecordOf<'invoices'> | undefined) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const kept = useRef<Kept | undefined>(invoice);
  const attempt = useRef({ text: '', key: '' });
  const [isLost, setLost] = useState(false);

  /** The key of what is sent; another document is another attempt. */
  function keyOf(body: object): string {
    const text = JSON.stringify(body);
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    return attempt.current.key;
  }
  async function send(body: DraftOf<CreateOf<'invoices'>>): Promise<OperationResponse | undefined> {
    const { current } = kept;
    const call = { quiet: true, ownSuccess: true } as const;
    const answer = current
      ? await dataProvider.operate('invoices.update', {
          path: { id: current.invoiceID },
          body: { ...body, invoiceID: current.invoiceID, updateTimestamp: current.updateTimestamp },
          ...call,
        })
      : await dataProvider.operate('invoices.create', { body, idempotencyKey: keyOf(body), ...call });
    setLost(!answer);
    if (answer?.status === 'error' && answer.entityUID) {
      kept.current = { invoiceID: answer.entityUID, updateTimestamp: answer.concurrencyToken };
    }
    return answer;
  }
  return { send, isLost };
}
