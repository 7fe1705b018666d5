import type { Meta } from '#contract/meta.ts';
import { cellOf, type Cell } from './cellRegistry.ts';

/** One column of a generated list. */
export interface Column {
  /** Name of the row's field, and what the column sorts by. */
  field: string;
  /** The server's header in the language asked for. */
  label: string;
  /** A dataType the contract knows; what the server calls otherwise is text. */
  dataType: string;
  dictionary?: string;
  /** A dictionary of states: its words are chips. */
  status: boolean;
  align: 'start' | 'end';
  /** The server sorts by it; it knows nothing of paths into objects. */
  sortable: boolean;
  Cell: Cell['Draw'];
}

/** True for a dictionary of states, by its name: `transactionStatusEnum`, `billingQuickStatusEnum`. */
function isStatusDictionary(dictionary: string | undefined): boolean {
  return dictionary !== undefined && /status/i.test(dictionary);
}

/**
 * The meta's columns in its order (spec §3 "List responses"). A dataType nobody knows is text, with one console
 * warning per type.
 * @example columnsFrom({ columns: { name: { name: 'Name', dataType: 'string' } } })[0].label // 'Name'
 */
export function columnsFrom(meta: Meta): Column[] {
  return Object.entries(meta.columns).map(([field, { name, dataType, dictionary }], index) => {
    const { align, Draw } = cellOf(dataType);
    return {
      field,
      label: name,
      dataType,
      ...(dictionary !== undefined && { dictionary }),
      status: dataType === 'dictionary' && isStatusDictionary(dictionary),
      // The first column names the row, numbers too.
      align: index === 0 ? 'start' : align,
      sortable: !field.includes('.'),
      Cell: Draw,
    };
  });
}
