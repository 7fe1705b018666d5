import type { Row } from '#contract/envelope.ts';
import { columnsFrom, type Column } from '#src/meta/columns.ts';
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

const isName = ({ field, dataType }: Column) =>
  dataType === 'string' && /(name|number|title)$/i.test(field) && !/^(terminal|card)N/.test(field);

/** A record's name, amount and state as its page declares them, else chosen from the meta; what is empty is left out. */
export function recordName(record: Row, page: RecordPageDeclaration, context: FactContext): RecordName {
  const columns = columnsFrom(context.meta);
  const first = (wanted: (column: Column) => boolean) =>
    shownFacts(
      record,
      columns.filter(wanted).map(({ field }) => ({ field, zero: true as const })),
      context,
    )[0];
  const amount = first(({ dataType }) => dataType === 'money');
  const name = first(isName);
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
export function spokenName({ title }: RecordName, words: FactContext['words'], id: string): string {
  const { field, own } = title ?? {};
  if (own) return own.money === undefined ? own.text : words.money(own.money);
  return field?.text ?? id;
}
