import type { Dictionaries } from '#contract/envelope.ts';
import { dictionariesOfFields, moneyFields, rateFields } from '#contract/fieldTypes.ts';
import type { MetaColumn } from '#contract/meta.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { parseWireDate } from '#src/meta/format/dateText.ts';

/** The dictionary that explains a field, where it knows the value. */
function dictionaryOf(field: string, value: unknown, all: Dictionaries): string | undefined {
  const name = Object.hasOwn(dictionariesOfFields, field) ? dictionariesOfFields[field] : undefined;
  return name !== undefined && Object.hasOwn(all[name] ?? {}, String(value)) ? name : undefined;
}

function dataTypeOf(field: string, value: unknown): string {
  switch (typeof value) {
    case 'boolean':
      return 'boolean';
    case 'number':
      return moneyFields.has(field) ? 'money' : rateFields.has(field) ? 'percent' : 'number';
    case 'string':
      return isGuid(value) ? 'guid' : parseWireDate(value) ? 'date' : 'string';
    default:
      return 'string';
  }
}

/** A column for a field no meta describes, as objects of records have none: what the contract says of it, and its value. */
export function inferColumn(field: string, value: unknown, name: string, all: Dictionaries): MetaColumn {
  const dictionary = typeof value === 'object' ? undefined : dictionaryOf(field, value, all);
  if (dictionary !== undefined) return { name, dataType: 'dictionary', dictionary };
  return { name, dataType: dataTypeOf(field, value) };
}
