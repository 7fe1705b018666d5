import type { Column } from './columns.ts';

/** What a card shows of a row on a phone, chosen from the meta alone. */
export interface CardRoles {
  /** Columns of the card's heading, best first; the first that has a text in the row is shown. */
  primary: readonly Column[];
  amount?: Column;
  status?: Column;
  date?: Column;
  /** Why the row failed. */
  reason?: Column;
}

/** A person's, a thing's or an event's name beats other text; terminal and file are the same on many rows, an id says little. */
function rankAsHeading({ field, dataType }: Column): number {
  if (/^(terminal|file)/i.test(field)) return 4;
  if (dataType === 'guid') return 5;
  if (/name$/i.test(field) && ['string', 'dictionary'].includes(dataType)) return 0;
  return dataType === 'string' ? 1 : 3;
}

/**
 * Chooses a card's parts by dataType and role: heading, first amount, first state, first date, why it failed. A list without names
 * falls back to its first columns; what a meta lacks the card leaves out.
 */
export function cardRoles(columns: readonly Column[]): CardRoles {
  const first = (wanted: (column: Column) => boolean) => columns.find(wanted);
  const amount = first(({ dataType }) => dataType === 'money');
  const status = first((column) => column.status);
  const date = first(({ dataType }) => dataType === 'date');
  const reason = first(({ field }) => /^(last)?error$/i.test(field));
  const rest = columns.filter((column) => column !== amount && column !== status && column !== date);
  return {
    primary: rest.toSorted((a, b) => rankAsHeading(a) - rankAsHeading(b)),
    ...(amount && { amount }),
    ...(status && { status }),
    ...(date && { date }),
    ...(reason && { reason }),
  };
}
