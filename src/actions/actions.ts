import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { OperationResponse } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { Policy } from '#src/settings/isOpenTo.ts';

/** Where a list stands when something is done with its rows. */
export interface ActionPlace {
  terminalID: string;
  /** The list shows deleted rows alone. */
  showDeleted: boolean;
}

/** What an action works with. */
export interface ActionTools extends ActionPlace {
  dataProvider: BackOfficeDataProvider;
}

/** Whether a person is offered something at all; the words are `action.<key>` of the catalogue. */
export interface Offer extends Policy {
  key: string;
  /** The one a person wants most; filled on the page of a record. */
  primary?: true;
  /** Marked as one that takes something away. */
  danger?: true;
}

/** What an action's own dialog is told. */
export interface ActionDialogProps {
  record: RaRecord;
  onClose: () => void;
}

/** An operation. */
interface Operation<Subject, Outcome> {
  run: (subject: Subject, tools: ActionTools) => Promise<Outcome>;
  /** Asks first, in words of the catalogue, which may use `smart_count`, `count` and `name`. */
  asks?: { title: string; text: string };
}

/** Something done with one row: a page that opens, an operation, or a dialog. */
export type RowAction = Offer & {
  /** Judged on the row as the server sent it; absent = always. */
  offered?: (record: RaRecord, place: ActionPlace) => boolean;
} & (
    | { path: (record: RaRecord) => string; run?: undefined; dialog?: undefined }
    | (Operation<RaRecord, OperationResponse | undefined> & { path?: undefined; dialog?: undefined })
    | { dialog: ComponentType<ActionDialogProps>; path?: undefined; run?: undefined }
  );

/** How one row fared; a reason is a catalogue key or the server's own text. */
export type RowOutcome = { id: string; done: true } | { id: string; done: false; reason: string };

/** Something done with every ticked row. */
export type BulkAction = Offer &
  Operation<readonly string[], readonly RowOutcome[]> & {
    /** Judged on the ticked rows at hand: one that is not offered it is refused without being sent. */
    offered?: (record: RaRecord, place: ActionPlace) => boolean;
    /** Rows sent at once. */
    atOnce: number;
  };

/** Something done with a list as a whole, in a dialog of its own. */
export type ListAction = Offer & {
  offered?: (place: ActionPlace) => boolean;
  dialog: ComponentType<{ onClose: () => void }>;
};

type Lazily<Actions> = () => Promise<readonly Actions[]>;

/** What can be done with a list's rows; each kind loads with its first use. */
export interface DeclaredActions {
  row?: Lazily<RowAction>;
  bulk?: Lazily<BulkAction>;
  list?: Lazily<ListAction>;
}
