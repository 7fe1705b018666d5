import { isObject } from './envelope.ts';

/**
 * The dataTypes the contract knows: guid, dictionary and date from spec §3, the rest from docs/wire.md §5.0; percent is a
 * fraction from 0 to 1.
 * A server may send others; they are shown as text.
 */
export const dataTypes = ['guid', 'dictionary', 'date', 'string', 'number', 'money', 'percent', 'boolean'] as const;
export type DataType = (typeof dataTypes)[number];

/** Columns that say where a row belongs, and so the same of many: its terminal, its merchant, the file it came with. */
export const scopeFields: readonly string[] = ['terminalID', 'terminalName', 'merchantID', 'merchantName', 'fileName'];

/** Columns of dataType `string` that hold an object, whose text is longer than others (docs/wire.md §5.0). */
export const objectTextFields: readonly string[] = [
  'billingSchedule',
  'consumerAddress',
  'dealDetails',
  'invoiceDetails',
];

/** One column as the server describes it; `name` is the header in the language asked for. */
export interface MetaColumn {
  name: string;
  dataType: string;
  /** Name of the dictionary that explains the codes, for dataType `dictionary`. */
  dictionary?: string;
}

/** The answer of every `$meta` call; key order is column order. */
export interface Meta {
  columns: Record<string, MetaColumn>;
}

/**
 * Reads a `$meta` answer without trusting it: columns that are no object are dropped, a missing name falls back
 * to the field's own name and a missing dataType to `string`, so that a changed `$meta` never breaks a list.
 * @throws TypeError when the answer has no `columns` object.
 */
export function parseMeta(body: unknown): Meta {
  if (!isObject(body) || !isObject(body.columns)) throw new TypeError('$meta answer has no columns');
  // Entries, since a field may be called anything: `__proto__` set by assignment would be no column.
  const columns = Object.entries(body.columns).flatMap(([field, column]): [string, MetaColumn][] =>
    isObject(column)
      ? [
          [
            field,
            {
              name: typeof column.name === 'string' && column.name !== '' ? column.name : field,
              dataType: typeof column.dataType === 'string' ? column.dataType : 'string',
              ...(typeof column.dictionary === 'string' && { dictionary: column.dictionary }),
            },
          ],
        ]
      : [],
  );
  return { columns: Object.fromEntries(columns) };
}
