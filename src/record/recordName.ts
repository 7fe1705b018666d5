import type { Row } from '#contract/envelope.ts';
import { writtenMoney } from '#contract/moneyText.ts';
import type { Representation } from '#src/list/declaration.ts';
import { columnsFrom, type Column } from '#src/meta/columns.ts';
import { digitsAndSymbol } from '#src/ui/money.ts';
import type { RecordPageDeclaration, StatusValue } from './declaration.ts';
import { shownFacts, type FactContext, type ShownFact } from './facts/shownFacts.ts';

/** What stands at the head of a record's page. */
export interface RecordName {
  /** Its name, or its amount. */
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
  const amount = first(({ dataType }) => dataType === 'money');
  const name = firstOf([representation].flat());
  const [title] = page.title === undefined ? [] : shownFacts(record, [page.title], context);
  const { status: declared } = page;
  const ownStatus = typeof declared === 'object' ? declared.value(record, context.words) : undefined;
  const [status] = typeof declared === 'string' ? shownFacts(record, [declared], context) : [];
  return {
    title: title ?? name ?? amount,
    amount: title || !name ? undefined : amount,
    status: status ?? (ownStatus ? undefined : first((column) => column.status)),
    ownStatus,
  };
}

/** What a record is called when somebody speaks of it. */
export function spokenName({ title }: RecordName, { words, format }: FactContext, id: string): string {
  const { field, own } = title ?? {};
  if (own) return own.money === undefined ? own.text : words.money(own.money);
  if (field?.column.dataType === 'money') return writtenMoney(...digitsAndSymbol(field.text), format.locale);
  return field?.text ?? id;
}
