import type { Meta } from '#contract/meta.ts';
import type { DataResource } from '#src/dataProvider/resource.ts';
import type { DeclaredActions, Offer } from './actions/actions.ts';

/** How a list relates to the selected terminal. */
export type TerminalUse =
  /** The terminal is a filter of the call. */
  | 'filter'
  /** The list belongs to a parent record or to the merchant, no terminal of its own. */
  | 'none';

/** What the generated list must know of a declared resource; columns and most filters come from `$meta`. */
export interface ListDeclaration extends DataResource {
  terminal: TerminalUse;
  /** Filters offered openly, in this order; the rest stand under "More filters". */
  quickFilters?: readonly string[];
  /** Filter values a list starts with; a person may take them away. */
  defaultFilter?: Readonly<Record<string, string | number | boolean>>;
  /** Filter of the call that takes a parameter of the route, e.g. `{ masavFileID: 'id' }`. */
  parent?: Readonly<Record<string, string>>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /**
   * Columns of a list whose call has no `$meta`: names are catalogue keys, a field with dots is a path into the row's
   * objects, which no server sorts by.
   */
  fixedMeta?: Meta;
  /** Codes of dictionaries no server sends, by name; their words are `dictionary.<name>.<code>` of the catalogue. */
  fixedDictionaries?: Readonly<Record<string, readonly string[]>>;
  /** Rows can be ticked, for what is done with several at once. */
  selectable?: true;
  /** The list can show deleted rows. */
  showDeleted?: true;
  /** Address of the page that shows one row, where there is one. */
  detailPath?: (id: string) => string;
  /** The form that adds a row: its address, and the catalogue key of the words that lead to it. */
  create?: Pick<Offer, 'access' | 'feature'> & { path: string; label: string };
  /** What can be done with a row, with ticked rows, with the list; loaded with its first use. */
  actions?: DeclaredActions;
}
