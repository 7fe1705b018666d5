import type { Row } from '#contract/envelope.ts';
import { traceFields } from '#contract/fieldTypes.ts';
import type { Meta } from '#contract/meta.ts';
import type { FactSection, TableOfParts } from '#src/record/declaration.ts';
import { isEmpty, isNested, leafOf, saysNothing } from '#src/record/facts/fieldPath.ts';
import {
  isNamed,
  factLabel,
  shownFacts,
  shownField,
  coveredBy,
  type FactContext,
  type ShownFact,
} from '#src/record/facts/shownFacts.ts';
import { declaredTable, isInternal, isTable, tableOf, type SectionTable } from './recordTables.ts';

/** A part of a page that folds: named values, or like objects in a table. */
export interface RecordSection {
  key: string;
  label: string;
  facts: readonly ShownFact[];
  table?: SectionTable;
  /** For support and developers: ids whole, raw fields. */
  technical?: true;
  open?: true;
}

/** What is shown already, and what a declaration says of the rest. */
export interface SectionsWanted {
  /** Paths that the facts tell of. */
  coveredFields: readonly string[];
  sections?: readonly FactSection<Row>[];
  technical?: readonly string[];
  /** Tables that are drawn otherwise than by all that their objects hold. */
  tables?: readonly TableOfParts<Row>[];
  /** Paths that are drawn elsewhere. */
  without: readonly string[];
}

/** Objects of the contract are at most three levels deep; deeper ones are foreign. */
const greatestDepth = 4;

interface Sorted {
  sections: RecordSection[];
  technical: ShownFact[];
}

/** Whether a field is for machines: flags, noughts, traces, and ids that lead nowhere or whose name stands beside them. */
function isTechnical(record: Row, path: string, fact: ShownFact, named: readonly string[]): boolean {
  const leaf = leafOf(path);
  const { field } = fact;
  if (!field || named.includes(path) || named.includes(leaf) || traceFields.has(leaf)) return true;
  if (saysNothing(field.value) || typeof field.value === 'boolean') return true;
  if (field.column.dataType !== 'guid') return false;
  return field.href === undefined || isNamed(record, path);
}

/** Sorts the fields of a record, or of an object in it, into sections and what is for machines. */
function sortFields(record: Row, holder: Row, prefix: string, wanted: SectionsWanted, context: FactContext): Sorted {
  const depth = prefix.split('.').length;
  const own: ShownFact[] = [];
  const found: Sorted = { sections: [], technical: [] };
  for (const [name, value] of Object.entries(holder)) {
    const path = prefix + name;
    if (isInternal(name) || isEmpty(value) || wanted.coveredFields.includes(path) || wanted.without.includes(path))
      continue;
    if (isTable(value)) {
      const declared = wanted.tables?.find(({ field: table }) => table === path);
      const table = declared ? declaredTable(value, declared, record, context) : tableOf(value, record, context);
      const isOpen = declared?.open && ({ open: true } as const);
      if (table) found.sections.push({ key: path, label: factLabel(path, context), facts: [], table, ...isOpen });
    } else if (isNested(value)) {
      if (depth > greatestDepth) continue;
      const inner = sortFields(record, value, `${path}.`, wanted, context);
      const forMachines = traceFields.has(name) || wanted.technical?.includes(path) === true;
      if (forMachines) found.technical.push(...inner.sections.flatMap(({ facts }) => facts));
      else found.sections.push(...inner.sections);
      found.technical.push(...inner.technical);
    } else {
      const field = shownField(record, path, context);
      if (!field || field.text === '') continue;
      const fact: ShownFact = { key: path, label: factLabel(path, context), coveredFields: [path], field };
      (isTechnical(record, path, fact, wanted.technical ?? []) ? found.technical : own).push(fact);
    }
  }
  if (own.length > 0) {
    const label = prefix === '' ? context.words.translate('record.more') : factLabel(prefix.slice(0, -1), context);
    found.sections.unshift({ key: prefix === '' ? 'more' : prefix.slice(0, -1), label, facts: own });
  }
  return found;
}

/** A record's fields in the order of its list's columns; what the list does not have follows. */
function inOrder(record: Row, { columns }: Meta): Row {
  const order = Object.keys(columns);
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => place(one) - place(other)));
}

/**
 * Divides what the facts of a record leave untold: the declared sections, then each object and each table of objects
 * under readable names, the values left, and last what is for machines. Nothing empty is a row.
 */
export function recordSections(record: Row, wanted: SectionsWanted, context: FactContext): RecordSection[] {
  const { translate } = context.words;
  const declared = (wanted.sections ?? []).map(({ key, label, facts }): RecordSection => ({
    key,
    label: translate(label),
    facts: shownFacts(record, facts, context),
  }));
  const coveredFields = [
    ...wanted.coveredFields,
    ...(wanted.sections ?? []).flatMap(({ facts }, index) => coveredBy(record, facts, declared[index]?.facts ?? [])),
  ];
  const rest = sortFields(record, inOrder(record, context.meta), '', { ...wanted, coveredFields }, context);
  const technical: RecordSection = {
    key: 'technical',
    label: translate('record.technical'),
    facts: rest.technical,
    technical: true,
  };
  const more = rest.sections.filter(({ key }) => key === 'more');
  const objects = rest.sections.filter(({ key }) => key !== 'more');
  const opened = objects.filter(({ open }) => open);
  const folded = objects.filter(({ open }) => !open);
  return [...opened, ...declared, ...folded, ...more, technical].filter(
    ({ facts, table }) => facts.length > 0 || table,
  );
}
