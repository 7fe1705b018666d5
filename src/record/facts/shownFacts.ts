import type { Row } from '#contract/envelope.ts';
import { idFieldOf, nameFieldOf } from '#contract/fieldTypes.ts';
import type { Meta } from '#contract/meta.ts';
import type { FieldNames } from '#src/i18n/laterWords.ts';
import { columnsFrom, type Column } from '#src/meta/columns.ts';
import { readableField } from '#src/meta/fieldName.ts';
import { fieldValue } from '#src/meta/fieldValue.ts';
import { formatField, type FieldText, type FormatContext } from '#src/meta/format/formatField.ts';
import type { Fact, FactValue, FactWords, FieldFact } from '#src/record/declaration.ts';
import { inferColumn } from '#src/record/sections/inferColumn.ts';
import { vendorText } from '#src/ui/cardVendor.ts';
import { besideOf, isEmpty, isNested, leafOf, pathIn, saysNothing } from './fieldPath.ts';

/** What reading a record's fields needs besides the record. */
export interface FactContext {
  meta: Meta;
  names: FieldNames;
  format: FormatContext;
  words: FactWords;
  /** Fields that identify the record; they lead nowhere from its own page. */
  idFields: readonly string[];
}

/** A field's value as it is drawn. */
export interface ShownField {
  column: Column;
  value: unknown;
  text: string;
  /** An amount as a part of a sentence. */
  written?: string | undefined;
  /** The text in two, where a chip has no room for all of it. */
  parts?: FieldText['parts'];
  /** What the tooltip of a list's cell tells. */
  full: string | undefined;
  /** Address of the record it names. */
  href: string | undefined;
}

/** A fact as it is drawn: a field, or what a declaration says in its own words. */
export interface ShownFact {
  key: string;
  label: string;
  /** Paths of the fields it tells of. */
  coveredFields: readonly string[];
  field?: ShownField;
  own?: FactValue;
}

/** What the page calls a field. */
export function factLabel(path: string, { meta, names }: FactContext): string {
  const leaf = leafOf(path);
  return (meta.columns[path] ?? meta.columns[leaf])?.name ?? names[leaf] ?? readableField(leaf);
}

/** Where a value leads: to the record it names, or to the one it is the name of. */
function hrefOf(record: Row, path: string, { words, idFields }: FactContext): string | undefined {
  const leaf = leafOf(path);
  if (idFields.includes(path)) return undefined;
  const named = words.pathOf(leaf, fieldValue(record, path));
  if (named !== undefined) return named;
  const id = idFieldOf(leaf);
  if (id === undefined || idFields.includes(id)) return undefined;
  return words.pathOf(id, fieldValue(record, pathIn(record, besideOf(path, id))));
}

/** A field of a record with its words, in the column its list has for it; what the meta lacks is judged by its value. */
export function shownField(record: Row, path: string, context: FactContext): ShownField | undefined {
  const value = fieldValue(record, path);
  const leaf = leafOf(path);
  const { columns } = context.meta;
  const described = columns[path] ?? (record[leaf] === undefined ? columns[leaf] : undefined);
  const [column] = columnsFrom({
    columns: { [path]: described ?? inferColumn(leaf, value, factLabel(path, context), context.format.dictionaries) },
  });
  if (!column) return undefined;
  const holder = fieldValue(record, besideOf(path, 'currency'));
  const row = { ...record, [path]: value, currency: typeof holder === 'string' ? holder : record.currency };
  const { text, full, written, parts } = formatField(row, path, { ...column, name: column.label }, context.format);
  return {
    column,
    value,
    text: vendorText(leaf, value, context.words.translate) ?? text,
    full,
    ...(written !== undefined && { written }),
    ...(parts && { parts }),
    href: hrefOf(record, path, context),
  };
}

function fieldFact(record: Row, fact: FieldFact<Row>, context: FactContext): ShownFact | undefined {
  if (fact.when?.(record) === false) return undefined;
  const path = pathIn(record, fact.field);
  const value = fieldValue(record, path);
  if (fact.zero ? isEmpty(value) : saysNothing(value)) return undefined;
  const field = shownField(record, path, context);
  if (!field || field.text === '') return undefined;
  // An id that leads nowhere says nothing.
  if (field.column.dataType === 'guid' && field.href === undefined) return undefined;
  const link = fact.link && context.words.pathOf(leafOf(fact.link), fieldValue(record, pathIn(record, fact.link)));
  return {
    key: fact.field,
    label: fact.label === undefined ? field.column.label : context.words.translate(fact.label),
    coveredFields: [path, ...(fact.link === undefined ? [] : [pathIn(record, fact.link)])],
    field: link === undefined ? field : { ...field, href: link },
  };
}

/** Those of a page's facts that this record has, in their order. */
export function shownFacts(record: Row, facts: readonly Fact[], context: FactContext): ShownFact[] {
  return facts.flatMap((fact): ShownFact[] => {
    if (typeof fact === 'string' || 'field' in fact) {
      const shown = fieldFact(record, typeof fact === 'string' ? { field: fact } : fact, context);
      return shown ? [shown] : [];
    }
    const own = fact.value(record, context.words);
    if (own === undefined) return [];
    return [{ key: fact.key, label: context.words.translate(fact.label), coveredFields: [], own }];
  });
}

/** Paths of the fields that a page's facts tell of; what a fact has judged not worth saying no section says either. */
export function coveredBy(record: Row, facts: readonly Fact[], shown: readonly ShownFact[]): string[] {
  const judged = facts.flatMap((fact) => (typeof fact === 'object' && 'of' in fact ? (fact.of ?? []) : []));
  return [...judged.map((field) => pathIn(record, field)), ...shown.flatMap(({ coveredFields }) => coveredFields)];
}

/** How many facts a page nobody declared begins with. */
const mostFacts = 10;

/** The name of what an id names, where the record has it. */
function nameBeside(record: Row, path: string): string | undefined {
  const beside = nameFieldOf(leafOf(path));
  if (beside === undefined) return undefined;
  const name = pathIn(record, besideOf(path, beside));
  return isEmpty(fieldValue(record, name)) ? undefined : name;
}

/** Whether a record has the name of what an id names: then the id itself says nothing more. */
export const isNamed = (record: Row, path: string): boolean => nameBeside(record, path) !== undefined;

/** The facts of a page nobody declared: the first columns of the meta that tell something. @param said what its head says */
export function metaFacts(record: Row, covered: readonly string[], context: FactContext): ShownFact[] {
  const columns = columnsFrom(context.meta)
    .filter(({ field, dataType, status }) => dataType !== 'boolean' && !status && field !== 'currency')
    .map(({ field, dataType }) => (dataType === 'guid' ? (nameBeside(record, field) ?? field) : field));
  const fields = [...new Set(columns.map((field) => pathIn(record, field)))];
  return shownFacts(record, fields, context)
    .filter(
      ({ field, coveredFields: [path = ''] }) => !isNested(field?.value) && (!covered.includes(path) || field?.href),
    )
    .slice(0, mostFacts);
}
