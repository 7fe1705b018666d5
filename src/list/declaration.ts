import type { ComponentType } from 'react';
import type { DataResource } from '#src/dataProvider/resource.ts';
import type { DeclaredRoles } from '#src/meta/columns.ts';
import type { FixedColumns } from '#src/meta/fixedMeta.ts';
import type { HubTopic } from '#src/realtime/useHubChanges.ts';
import type { OwnCells } from './ownCells.tsx';
import type { DeclaredActions, Offer } from '#src/actions/actions.ts';
import type { ListMoney } from './money/moneyQuestions.ts';
import type { Wait } from './waiting/waits.ts';
import type { RowMoney } from './money/selectedSums.ts';

/** How a list relates to the selected terminal. */
export type TerminalUse =
  /** The terminal is a filter of the call. */
  | 'filter'
  /** The list belongs to a parent record or to the merchant, no terminal of its own. */
  | 'none';

/** The fields that can name a record where it is spoken of, best first; without any of them it is called by its id. */
export type Representation = string | readonly string[];

/** What a part of a list's own is told. */
export interface InsightProps {
  /** Name of the list. */
  resource: string;
  /** What the list asks for now, the terminal included. */
  filter: Readonly<Record<string, unknown>>;
}

/** What the generated list must know of a declared resource; columns and most filters come from `$meta`. */
export interface ListDeclaration extends DataResource, FixedColumns, DeclaredRoles {
  terminal: TerminalUse;
  recordRepresentation?: Representation;
  /** Filters offered openly, in this order; the rest stand under "More filters". */
  quickFilters?: readonly string[];
  /** The states among them say how many rows are in each. */
  countsStates?: true;
  /** Columns it begins with, in the order a person asks: what, who, how much, state, when; then others as they fit. */
  columns?: readonly string[];
  /** Columns it does not begin with: they are empty in all its rows, or say of each what the list is. */
  leavesOut?: readonly string[];
  /** Filter values a list starts with; a person may take them away. */
  defaultFilter?: Readonly<Record<string, string | number | boolean>>;
  /** Filter of the call that takes a parameter of the route, e.g. `{ masavFileID: 'id' }`. */
  parent?: Readonly<Record<string, string>>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** How single columns are drawn, by field, where that is more than their dataType says. */
  cells?: OwnCells;
  /** Catalogue keys of headings, by field, where its own cell says more than the server's heading does. */
  headings?: Readonly<Record<string, string>>;
  /** Rows can be ticked, for what is done with several at once. */
  selectable?: true;
  /** The list can show deleted rows. */
  showDeleted?: true;
  /** Address of the page that shows one row, where there is one. */
  detailPath?: (id: string) => string;
  /** The form that adds a row: its address, and the catalogue key of the words that lead to it. */
  create?: Pick<Offer, 'access' | 'feature' | 'integration'> & { path: string; label: string };
  /** Its rows bring money in and give it back: their totals are told apart. */
  money?: ListMoney;
  /** Where the money of its rows stands, for lists that do not tell it apart. */
  rowMoney?: RowMoney;
  /** Stands above the rows, and says what they are of or come to; loads with the first such list. */
  insight?: () => Promise<ComponentType<InsightProps>>;
  /** What the rows come to, in parts: a tool of the list opens it above them, and it loads and asks only then. */
  summary?: () => Promise<ComponentType<InsightProps>>;
  /** Its rows that wait for somebody, as home tells of them; loads once the first screen stands. */
  waits?: () => Promise<readonly Wait[]>;
  /** What the hub tells of its rows; they are asked for then without waiting for their turn (`live`). */
  hears?: HubTopic;
  /** What can be done with a row, with ticked rows, with the list; loaded with its first use. */
  actions?: DeclaredActions;
}
