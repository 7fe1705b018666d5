import type { ReactNode } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Tone } from '#contract/statusTone.ts';
import type { ActivityKind, EventFace } from './activity/activity.ts';
import type { RecordFigure } from './figures/figure.ts';

type Inner<Value> = NonNullable<Value> extends readonly unknown[] ? never : NonNullable<Value>;

/** A field of a record, or of an object in it: `status`, `dealDetails.consumerName`. */
export type FieldPath<Shown extends object> = {
  [Key in keyof Shown & string]: Inner<Shown[Key]> extends object
    ? Key | `${Key}.${keyof Inner<Shown[Key]> & string}`
    : Key;
}[keyof Shown & string];

/** Words in the person's language, for facts that are more than a field. */
export interface FactWords {
  translate: (key: string, options?: Readonly<Record<string, unknown>>) => string;
  /** An amount in the record's currency, isolated for the middle of a sentence. */
  money: (amount: number) => string;
  /** A day, or a day and its time, as lists show it; empty for what is no date. */
  date: (value: unknown) => string;
  /** The word of a dictionary for a code. @example words.word('transactionTypeEnum', 'installments') */
  word: (dictionary: string, code: string | null | undefined) => string;
  /** The address of the record a field's value names, where the person may open it. */
  pathOf: (field: string, value: unknown) => string | undefined;
}

/** What a fact says: words or an amount, perhaps leading somewhere, perhaps with a quieter second line. */
export type FactValue = ({ text: string; money?: undefined } | { money: number; text?: undefined }) & {
  /** An address of the product, `mailto:` or `tel:`. */
  href?: string | undefined;
  hint?: string | undefined;
};

/** A fact that is a field of the record, drawn by its data type. */
export interface FieldFact<Shown extends object> {
  field: FieldPath<Shown>;
  /** Catalogue key; absent = the column's header, else the field's name in the catalogue of fields. */
  label?: string;
  /** A field that names a record: the value leads to its page. */
  link?: FieldPath<Shown>;
  /** Nothing says something too: a price of 0 is one. */
  zero?: true;
  /** Whether it is true of this record; absent = always. */
  when?(record: Partial<Shown>): boolean;
}

/** A fact made of several fields. Methods, so that a page declared for one entity is a page like any other. */
export interface OwnFact<Shown extends object> {
  key: string;
  /** Catalogue key. */
  label: string;
  /** Fields it tells of: no section repeats them. */
  of?: readonly FieldPath<Shown>[];
  /** Until the whole record is there it is judged on the row of a list. @returns undefined where there is nothing to say */
  value(record: Partial<Shown>, words: FactWords): FactValue | undefined;
}

/** A state that no field tells by itself. */
export interface OwnStatus<Shown extends object> {
  /** Until the whole record is there it is judged on the row of a list. */
  value(record: Partial<Shown>, words: FactWords): StatusValue | undefined;
}

/** A state in a word, and what it means for the person who reads it. */
export interface StatusValue {
  text: string;
  tone: Tone;
}

/** Something that happened to a record, as its timeline tells it. */
export interface RecordEvent {
  key: string;
  /** When, as it travels; what has none is left out. */
  date: unknown;
  /** What happened, in words. */
  text: string;
  /** The state it led to, which gives its words their tone; absent = it led to none. */
  status?: string | undefined;
  /** How much, in the record's currency. */
  money?: number | undefined;
  /** The address of the record that it made. */
  href?: string | undefined;
  /** Why, in the language of who says so. */
  reason?: string | null | undefined;
  /** Who did it. */
  by?: string | null | undefined;
}

/** A list whose rows are events of the record, as the charges of a deal; they are asked for once, as a tab asks. */
export interface RelatedEvents<Shown extends object> {
  list: string;
  by: string;
  when?(record: Shown): boolean;
  event(row: Row, words: FactWords): RecordEvent | undefined;
}

/** One thing a page says of its record; what is empty is not drawn. */
export type Fact<Shown extends object = Row> = FieldPath<Shown> | FieldFact<Shown> | OwnFact<Shown>;

/** A component that takes the whole record from react-admin's `RecordContext`, as its own do (`useShownRecord`). */
export type RecordPart = () => ReactNode;

/** Further facts under a title, folded until somebody wants them. */
export interface FactSection<Shown extends object> {
  key: string;
  /** Catalogue key. */
  label: string;
  facts: readonly Fact<Shown>[];
}

/** How a table of like objects is drawn, as the lines of a deal. */
export interface TableOfParts<Shown extends object> {
  field: FieldPath<Shown>;
  /** Its columns in their order; what no row has is left out. */
  columns: readonly string[];
  /** Columns that say something only where the rows differ. */
  differing?: readonly string[];
  /** Nobody has to unfold it. */
  open?: true;
  /** The column, the last one, that adds up to an amount of the record, and what that is made of. */
  sum?: { column: string; total: FieldPath<Shown>; parts?: readonly FieldPath<Shown>[] };
}

/** A list of another noun, or of the same, whose rows belong to the record. */
export interface RelatedTab<Shown extends object> {
  /** Name of the declared list. */
  list: string;
  /** The list's filter that takes the record's id. */
  by: string;
  /** Catalogue key; absent = the list's name. */
  label?: string;
  /** Whether there can be any; absent = always. */
  when?(record: Shown): boolean;
}

/** A part of the page of its own. */
export interface OwnTab<Shown extends object> {
  key: string;
  /** Catalogue key. */
  label: string;
  /** Draws how many things it holds. */
  Count?: RecordPart;
  Content: RecordPart;
  /** Whether there is anything in it; absent = always. */
  when?(record: Shown): boolean;
}

export type RecordTab<Shown extends object = Row> = RelatedTab<Shown> | OwnTab<Shown>;

/**
 * What the page of one record says. A noun declares it lazily (`LoadRecordPage`), so its parts need not be; whatever
 * of the record it does not name follows in folded sections. A noun that declares nothing gets a page made of its
 * meta.
 * @example
 * export const recordPage: RecordPageDeclaration<ItemDetails> = {
 *   title: 'itemName',
 *   facts: [{ field: 'price', zero: true }, 'category', 'sku', 'created'],
 * };
 */
export interface RecordPageDeclaration<Shown extends object = Row> {
  /** Who or what it is; absent, or of nobody = what its noun is called by (`recordRepresentation`), else its amount. */
  title?: Fact<Shown>;
  /** How much; absent = the first amount of the meta, unless there is a title. */
  amount?: Fact<Shown>;
  /** A dictionary of states, or a state made of several fields; absent = the first state of the meta. */
  status?: FieldPath<Shown> | OwnStatus<Shown>;
  /** Below the name, in one line: who it is and how to reach them. */
  byline?: readonly Fact<Shown>[];
  /** The few numbers that lists of other nouns prove. */
  figures?: readonly RecordFigure[];
  /** What happened, of several lists in one order, the newest first. */
  activity?: readonly ActivityKind[];
  /** A part of its own beside what happened. */
  beside?: RecordPart;
  /** How a row of its list is told among what happened on another record's page. */
  event?: EventFace<Shown>;
  /** About ten, in this order: who, what, how much, how and in how many payments, when, state, what next. */
  facts?: readonly Fact<Shown>[];
  sections?: readonly FactSection<Shown>[];
  tabs?: readonly RecordTab<Shown>[];
  /** What must be seen before the facts: a refusal, a hold, refunds. */
  notes?: RecordPart;
  /** Tables that are drawn otherwise than by all that their objects hold. */
  tables?: readonly TableOfParts<Shown>[];
  /** Fields that say nothing to a merchant; they stand under the technical details. */
  technical?: readonly FieldPath<Shown>[];
  /** The list of events; absent = `history`. */
  timeline?: FieldPath<Shown>;
  /** What else happened, by the times the record holds; earlier values are not on the wire, and none is claimed. */
  happened?(record: Shown, words: FactWords): readonly RecordEvent[];
  /** Rows of another noun that are events of this one. */
  followedBy?: RelatedEvents<Shown>;
}

/** A noun's `record`: loads with its first page, the catalogue area of its words beside it. */
export type LoadRecordPage = () => Promise<RecordPageDeclaration>;
