import { scopeFields } from '#contract/meta.ts';
import type { Column } from './columns.ts';

/** What a card shows of a row on a phone. */
export interface CardRoles {
  /** Columns of the card's heading, best first; the first that has a text in the row is shown. */
  primary: readonly Column[];
  amount?: Column;
  status?: Column;
  date?: Column;
  /** Why the row failed. */
  reason?: Column;
}

/** What its noun is called by beats other text; what is the same on many rows, and an id, say little, one more date less, and a mark least. */
function rankAsHeading({ field, dataType, role }: Column): number {
  if (role === 'primary') return 0;
  if (scopeFields.includes(field)) return 4;
  if (dataType === 'guid') return 5;
  if (dataType === 'date') return 6;
  if (dataType === 'boolean') return 7;
  return dataType === 'string' ? 1 : 3;
}

/**
 * Chooses a card's parts by dataType and role: heading, first amount, first state, first date, why it failed. A list whose noun
 * declares no names falls back to its first texts; what a meta lacks the card leaves out.
 */
export function cardRoles(columns: readonly Column[]): CardRoles {
  const first = (wanted: (column: Column) => boolean) => columns.find(wanted);
  const amount = first(({ dataType }) => dataType === 'money');
  const status = first(({ status: holdsStates, role }) => holdsStates || role === 'state');
  const date = first(({ dataType }) => dataType === 'date');
  const reason = first(({ role }) => role === 'failure');
  const rest = columns.filter((column) => column !== amount && column !== status && column !== date);
  return {
    primary: rest.toSorted((a, b) => rankAsHeading(a) - rankAsHeading(b)),
    ...(amount && { amount }),
    ...(status && { status }),
    ...(date && { date }),
    ...(reason && { reason }),
  };
}
