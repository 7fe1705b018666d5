import type { Row } from '#contract/envelope.ts';
import { writtenMoney } from '#contract/moneyText.ts';
import type { Representation } from '#src/list/declaration.ts';
import { columnsFrom, type Column } from '#src/meta/columns.ts';
import { digitsAndSymbol } from '#src/ui/money.ts';
import type { Fact, RecordPageDeclaration, StatusValue } from './declaration.ts';
import { shownFacts, type FactContext, type ShownFact } from './facts/shownFacts.ts';

/** What stands at the head of a record's page. */
export interface RecordName {
  /** Who or what it is, else its amount. */
  title: ShownFact | undefined;
  /** The amount of what has a name too. */
  amount: ShownFact | undefined;
  status: ShownFact | undefined;
  /** A state that no field tells by itself. */
  ownStatus: StatusValue | undefined;
}

/**
 * A record's name, amount and state as its page declares them; else what its noun is called by, and the first amount and state
 * of its meta. What is empty is left out.
 */
export function recordName(
  record: Row,
  page: RecordPageDeclaration,
  context: FactContext,
  representation: Representation = [],
): RecordName {
  const columns = columnsFrom(context.meta);
  const firstOf = (fields: readonly string[]) =>
    shownFacts(
      record,
      fields.map((field) => ({ field, zero: true as const })),
      context,
    )[0];
  const first = (wanted: (column: Column) => boolean) => firstOf(columns.filter(wanted).map(({ field }) => field));
  const factOf = (fact: Fact | undefined) => shownFacts(record, fact === undefined ? [] : [fact], context)[0];
  const title = factOf(page.title);
  const name = title ?? firstOf([representation].flat());
  const amount = page.amount ? factOf(page.amount) : first(({ dataType }) => dataType === 'money');
  const { status: declared } = page;
  const ownStatus = typeof declared === 'object' ? declared.value(record, context.words) : undefined;
  const [status] = typeof declared === 'string' ? shownFacts(record, [declared], context) : [];
  return {
    title: name ?? amount,
    amount: name && (page.amount || !title) ? amount : undefined,
    status: status ?? (ownStatus ? undefined : first((column) => column.status)),
    ownStatus,
  };
}

/** A part of a name as a part of a sentence; undefined where there is none. */
function spoken(fact: ShownFact | undefined, { words, format }: FactContext): string | undefined {
  const { field, own } = fact ?? {};
  if (own) return own.money === undefined ? own.text : words.money(own.money);
  if (field?.column.dataType === 'money') return writtenMoney(...digitsAndSymbol(field.text), format.locale);
  return field?.text;
}

/** What a record is called when somebody speaks of it. */
export const spokenName = ({ title }: RecordName, context: FactContext, id: string): string =>
  spoken(title, context) ?? id;

/**
 * What a record is called on the page of another one: its head in a line, each part isolated.
 * @returns undefined where it has neither name nor amount
 */
export function mentionOf({ title, amount }: RecordName, context: FactContext): string | undefined {
  const parts = [title, amount].flatMap((fact) => spoken(fact, context) ?? []);
  return parts.length === 0 ? undefined : parts.map((part) => `\u2068${part}\u2069`).join(' · ');
}
