import type { ReactNode } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import type { OperationResponse, Row } from '#contract/envelope.ts';
import type { MoneyEndpoint } from '#src/attempts/attempts.ts';
import type { MoneyOrder } from '#src/attempts/moneyCall.ts';
import type { TransactionPaths } from '#src/attempts/whereToLook.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { SeenRecords } from '#src/dataProvider/http/seenAgain.ts';
import type { Policy } from '#src/settings/isOpenTo.ts';
import type { Amount, RowFix, PlannedRow, RowOutcome } from './many/plan.ts';
import type { Reading } from './many/readEach.ts';

/** Where something is done: a list, or the page of a record. */
export interface ActionPlace {
  terminalID: string;
  /** The list shows deleted rows alone. */
  showDeleted: boolean;
  /** What else the list is bound to, as the file whose rows it shows. */
  within?: Readonly<Record<string, string>>;
}

/** What an action works with. */
export interface ActionTools extends ActionPlace {
  dataProvider: BackOfficeDataProvider;
  /** What the person saw of the rows of a plan. */
  seen?: SeenRecords;
  /** What the person may open on the terminal; absent = everything. */
  isOpen?: (policy: Policy) => boolean;
}

/** Whether a person is offered something at all, and how it looks. */
export interface Offer extends Policy {
  key: string;
  /** Catalogue key of its words; absent = react-admin's for what it has a word for, else `action.<key>`. */
  label?: string;
  /** Wanted most: the first of those that are offered is filled on the page of a record. */
  primary?: true;
  /** Marked as one that takes something away. */
  danger?: true;
}

/** A record as actions find it, raw: a row of a list, or the whole of it on its page. */
export type ActionRecord<Shown extends object> = Partial<Shown> & { id: Identifier };

/** What questions and messages say of a record besides fields. */
export interface ActionWords {
  /** An amount as part of a sentence. @param currency its code */
  money: (decimal: number, currency: unknown) => string;
}

/** Asked before something is done. */
export interface ActionQuestion {
  /** Catalogue keys; the words may use `name` (what the record is called), `smart_count` and `values`. */
  title: string;
  text: string;
  values?: Readonly<Record<string, string>>;
  /** Catalogue keys of the answers; absent = the action's own words, and "Cancel". */
  agree?: string;
  refuse?: string;
  /** Which answer stands out; absent = as the action is marked. */
  tone?: 'careful' | 'forward' | 'danger';
}

/** What a dialog of an action is told. */
export interface ActionDialogProps<Shown extends object = Row> {
  record: ActionRecord<Shown>;
  onClose: () => void;
}

/** What a dialog that moves money is told besides. */
export interface MoneyDialogProps<Shown extends object = Row> extends ActionDialogProps<Shown> {
  /** Sends it, once; success is announced and closes the dialog. */
  send: (order: MoneyOrder) => Promise<OperationResponse | undefined>;
  /** Nothing may be sent now. */
  blocked: boolean;
  /** The last answer was lost, which the notices are about. */
  isLost: boolean;
  /** News of calls whose answer was lost. */
  notices: ReactNode;
}

/** A page that opens. Kinds are judged by methods, so that an action on one noun is an action like any other. */
export interface LinkAction<Shown extends object> {
  kind: 'link';
  path(record: ActionRecord<Shown>): string;
}

/** A call that is made, after a question where there is one. */
export interface OperationKind<Shown extends object> {
  kind: 'operation';
  asks?(record: ActionRecord<Shown>, words: ActionWords): ActionQuestion;
  run(record: ActionRecord<Shown>, tools: ActionTools): Promise<OperationResponse | undefined>;
  /** Catalogue key of what is said once it is done; absent = what the server answers. */
  done?: string;
  /** The same with what it names of the record. */
  doneMessage?(record: ActionRecord<Shown>): { text: string; values: Record<string, string> };
}

/** A form over the page: `FormDialog` around fields, and `useRequestForm`. */
export interface DialogKind<Shown extends object> {
  kind: 'dialog';
  Dialog(props: ActionDialogProps<Shown>): ReactNode;
}

/** A call that moves money, which happens once at most (docs/attempts.md), after a question or from a form. */
export type MoneyKind<Shown extends object> = {
  kind: 'money';
  endpoint: MoneyEndpoint;
  paths: TransactionPaths;
  /** The page of the transaction that was made opens afterwards. */
  follows?: true;
  /** What is said once it is done, of what was sent. */
  done(
    record: ActionRecord<Shown>,
    order: MoneyOrder,
    words: ActionWords,
  ): { text: string; values: Record<string, string> };
} & (
  | {
      asks(record: ActionRecord<Shown>, words: ActionWords): ActionQuestion;
      order(record: ActionRecord<Shown>): MoneyOrder;
      Dialog?: undefined;
    }
  | { Dialog(props: MoneyDialogProps<Shown>): ReactNode; asks?: undefined; order?: undefined }
);

interface Offered<Shown extends object> {
  /** Judged on the raw record; absent = always. */
  offered?(record: ActionRecord<Shown>, place: ActionPlace): boolean;
  /** What it asks of person and terminal for this record alone, beside what it asks for all. */
  needs?(record: ActionRecord<Shown>): Policy | undefined;
  /** From when on it is offered no more. */
  until?(record: ActionRecord<Shown>): Date | undefined;
}

/** Something done with one record, from its row or its page. */
export type RecordAction<Shown extends object = Row> = Offer &
  Offered<Shown> &
  (LinkAction<Shown> | OperationKind<Shown> | DialogKind<Shown> | MoneyKind<Shown>);

/** What a form has made of an action on many rows. */
export type FilledAction = Pick<ManyAction, 'run' | 'asks'>;

/** Asks what became of rows that were taken. @returns the outcomes that are known by now */
export type Watch = (waiting: readonly PlannedRow[]) => Promise<readonly RowOutcome[]>;

/** How rows that a server has only taken are followed, until it is known of each what came of it. */
export interface Following {
  /** Called before anything is sent, so that what happens later is told from what was before. */
  begin(tools: ActionTools): Promise<Watch>;
  /** Catalogue keys, counted: what was done, what was declined, what nobody knows, and what waits. */
  words: Readonly<Record<'done' | 'declined' | 'unclear' | 'waiting', string>>;
  /** The list of what still waits. */
  lookPath(place: ActionPlace): string;
}

/** Something done with many rows: what would be done is shown first, then it runs as a job that reports row by row. */
export type ManyAction<Shown extends object = Row> = Offer & {
  kind: 'many';
  /** The question above the plan; `smart_count` and `count` tell how many rows it goes through. */
  asks: ActionQuestion;
  /** Catalogue key of what was done, with `count` in plural forms. */
  done: string;
  /** Catalogue key of what was not, likewise; absent = that they were rejected. */
  notDone?: string;
  /** What it has to be told before its plan is made; absent = nothing. */
  Form?(props: { onClose: () => void; onFilled: (filled: FilledAction) => void }): ReactNode;
  /** Why a row at hand is left alone: a catalogue key; undefined where it is not. */
  skips?(record: ActionRecord<Shown>, place: ActionPlace): string | undefined;
  /** Why a row that it goes through deserves a look before: a catalogue key. */
  warnings?(record: ActionRecord<Shown>): string | undefined;
  /** Where what keeps a row out of it, or gives the warning, is put right. */
  fixLink?(record: ActionRecord<Shown>): RowFix | undefined;
  /** What a row is called, where the columns of the list do not say. */
  name?(record: ActionRecord<Shown>): string | undefined;
  /** Its judgement of a row depends on more than a list tells: where it would go through the row, it judges the record. */
  judgesRecord?(record: ActionRecord<Shown>): boolean;
  /** What a row at hand moves. */
  amount?(record: ActionRecord<Shown>): Amount | undefined;
  /** Where what it sends for a row at hand goes; the plan tells it. */
  recipient?(record: ActionRecord<Shown>): string | undefined;
  /** Rows sent at once. */
  atOnce: number;
  run(rows: readonly PlannedRow[], tools: ActionTools): Promise<readonly RowOutcome[]>;
  /** What is done is only taken by the server; what comes of it is watched. */
  follows?: Following;
};

/** The same with all rows of a list that it is about. */
export type ManyOfList<Shown extends object = Row> = Omit<ManyAction<Shown>, 'atOnce'> & {
  /** Rows sent at once; absent = all of them. */
  atOnce?: number;
  /** What does it with single rows of them, where it goes by the whole list; `whole`: the same again, with a plan made anew. */
  again?: ManyAction<Shown> | 'whole';
  /** Reads the rows, for the plan. */
  rows(tools: ActionTools, reading?: Reading): Promise<readonly RaRecord[]>;
};

/** Something done with a list as a whole: a page that opens, a dialog of its own, or all that it would do with many rows. */
export type ListAction = Offer & { offered?: (place: ActionPlace) => boolean } & (
    | { kind: 'link'; path: (place: ActionPlace) => string }
    | { kind: 'dialog'; Dialog(props: { onClose: () => void }): ReactNode }
    | ManyOfList
  );

export type Lazily<Actions> = () => Promise<readonly Actions[]>;

/** The places where something can be done with a noun, and what is done there. */
export interface ActionPlaces {
  /** In the menu of a row, and on the page of its record. */
  row: RecordAction;
  /** On the page of a record, where that is something else than in the menu of its row. */
  record: RecordAction;
  /** With ticked rows. */
  bulk: ManyAction;
  /** With the list as a whole. */
  list: ListAction;
}

/** What can be done with a noun; each place loads with its first use. */
export type DeclaredActions = { [Place in keyof ActionPlaces]?: Lazily<ActionPlaces[Place]> };

/** Actions that react-admin has the word for. */
const reactAdmins = ['edit', 'delete'];

/** Catalogue key of an action's words. */
export const actionLabel = ({ key, label }: Offer): string =>
  label ?? (reactAdmins.includes(key) ? `ra.action.${key}` : `action.${key}`);
