import type { Meta, MetaColumn } from '#contract/meta.ts';
import { orderedFields, visibleFields, type ColumnPreferences } from '#src/settings/columnPreferences.ts';
import { cellOf } from './cellRegistry.ts';
import type { DrawCell } from './cells.tsx';

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
  /** Its numbers end where it ends. */
  align?: 'end';
  /** The server sorts by it; it knows nothing of paths into objects. */
  sortable: boolean;
  /** Its words stand in a table's cell without an element of their own. */
  bare: boolean;
  draw: DrawCell;
  /** The width a person has given it, as the style of its cells. */
  sized?: Readonly<Record<'inlineSize' | 'minInlineSize' | 'maxInlineSize', number>>;
}

/** True for a dictionary of states, by its name: `transactionStatusEnum`, `billingQuickStatusEnum`. */
export function isStatusDictionary(dictionary: string | undefined): boolean {
  return dictionary !== undefined && /status/i.test(dictionary);
}

function columnOf(field: string, { name, dataType, dictionary }: MetaColumn, index: number): Column {
  const { align, bare = false, draw } = cellOf(dataType);
  const status = dataType === 'dictionary' && isStatusDictionary(dictionary);
  return {
    field,
    label: name,
    dataType,
    ...(dictionary !== undefined && { dictionary }),
    status,
    bare: bare && !status,
    sortable: !field.includes('.'),
    // The first column names the row, numbers too.
    ...(index > 0 && align && { align }),
    draw,
  };
}

function columnsOf(meta: Meta, fields: readonly string[]): Column[] {
  return fields.flatMap((field, index) => {
    const column = meta.columns[field];
    return column ? [columnOf(field, column, index)] : [];
  });
}

/**
 * The meta's columns in its order (spec §3 "List responses"), or those a person chose, in theirs: what the meta
 * gained stands where the meta has it, what it lost is skipped, and one column at least is left. A dataType nobody
 * knows is text, with one console warning per type.
 * @example columnsFrom({ columns: { name: { name: 'Name', dataType: 'string' } } })[0].label // 'Name'
 */
export function columnsFrom(meta: Meta, preferences?: ColumnPreferences): Column[] {
  return columnsOf(meta, visibleFields(Object.keys(meta.columns), preferences));
}

/** Hidden columns too, in the person's order. */
export function allColumnsFrom(meta: Meta, preferences?: ColumnPreferences): Column[] {
  return columnsOf(meta, orderedFields(Object.keys(meta.columns), preferences));
}
