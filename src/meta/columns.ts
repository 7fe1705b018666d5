import type { ReactNode } from 'react';
import type { Meta, MetaColumn } from '#contract/meta.ts';
import { isStatusDictionary } from '#contract/statusTone.ts';
import { orderedFields, visibleFields, type ColumnPreferences } from '#src/settings/columnPreferences.ts';
import { cellOf } from './cellRegistry.ts';
import type { CellProps } from './cells.tsx';

/** A text that names the row, or that says why it failed. */
export type ColumnRole = 'primary' | 'state' | 'failure';

/** Which columns say more of a row than their dataType. */
export interface DeclaredRoles {
  /** Fields that name a row: one of them heads its card. */
  primaryText?: readonly string[];
  /** The field that says a row's state, where no dictionary of states does. */
  stateField?: string;
  /** Fields that say why a row failed. */
  failureText?: readonly string[];
}

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
  /** What it says of a row beyond its dataType, as its noun declares it. */
  role?: ColumnRole;
  /** Its numbers end where it ends. */
  align?: 'end';
  /** The server sorts by it; it knows nothing of paths into objects. */
  sortable: boolean;
  /** Its words stand in a table's cell without an element of their own. */
  bare: boolean;
  /** Draws a value. It is no component, of which a table would hold hundreds. */
  draw: (value: CellProps) => ReactNode;
  /** The width a person has given it, as the style of its cells. */
  sized?: Readonly<Record<'inlineSize' | 'minInlineSize' | 'maxInlineSize', number>>;
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

/** Columns with the roles that their noun gives them. */
export function withRoles(
  columns: readonly Column[],
  { primaryText = [], stateField, failureText = [] }: DeclaredRoles,
): Column[] {
  return columns.map((column) => {
    if (primaryText.includes(column.field)) return { ...column, role: 'primary' };
    if (column.field === stateField) return { ...column, role: 'state' };
    return failureText.includes(column.field) ? { ...column, role: 'failure' } : column;
  });
}
