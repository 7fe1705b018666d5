import type { Row } from '#contract/envelope.ts';
import { toAgorot } from '#contract/money.ts';
import { everyRow, type Provider, type RowReading } from '#src/list/figures/everyRow.ts';
import type { Period } from '#src/pages/books/period.ts';
import { inTurn } from '#src/list/inTurn.ts';
import { isToBeRead, judgeDocument, leastJudged, type LargeDocument } from './largeDocuments.ts';

/** The documents of a period that are large enough for the law, judged. */
export interface LargeDocuments {
  /** How many were read one by one. */
  read: number;
  documents: readonly LargeDocument[];
}

/** What reads a record, or has kept it. */
export type ReadOne = (id: string, signal: AbortSignal | undefined) => Promise<Row>;

/**
 * Judges the documents that an allocation number or the limits of cash may concern. Their rows tell neither, so that each is
 * read whole, two at a time; by their amount they are the first of their list, and the others are not asked for.
 * @throws the signal's reason, once it is aborted
 */
export async function readLargeDocuments(
  provider: Provider,
  period: Period,
  readOne: ReadOne,
  { signal, tell }: RowReading = {},
): Promise<LargeDocuments> {
  const least = leastJudged(period.dateTo);
  const rows = await everyRow(
    provider,
    'invoices',
    {
      filter: { ...period, currency: 'ILS' },
      sort: { field: 'invoiceAmount', order: 'DESC' },
      isPast: ({ invoiceAmount }) => toAgorot(Number(invoiceAmount)) < least,
    },
    { signal },
  );
  const large = rows.filter(isToBeRead);
  let read = 0;
  tell?.({ read, of: large.length });
  const judged = await Promise.all(
    large.map(async ({ id }) => {
      const record = await inTurn(async () => {
        signal?.throwIfAborted();
        return readOne(String(id), signal);
      });
      read += 1;
      tell?.({ read, of: large.length });
      return judgeDocument(record);
    }),
  );
  const documents = judged.filter((one) => one !== undefined);
  return {
    read,
    documents: documents.toSorted((one, other) => one.invoiceDate.localeCompare(other.invoiceDate)),
  };
}
