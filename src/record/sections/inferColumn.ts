import type { Dictionaries } from '#contract/envelope.ts';
import type { MetaColumn } from '#contract/meta.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { parseWireDate } from '#src/meta/format/dateText.ts';

/** Dictionaries that do not bear their field's name. */
const dictionaries: Readonly<Record<string, string>> = {
  operationCode: 'paymentRequestHistoryEnum',
  bank: 'banks',
};

const moneyNames = /(amount|total|price|discount|refund|^vat)$/i;

/** The dictionary that knows a field's value: by the field's name, as objects of records have no meta of their own. */
function dictionaryOf(field: string, value: unknown, all: Dictionaries): string | undefined {
  const code = String(value);
  return [dictionaries[field], `${field}Enum`, field].find(
    (name) => name !== undefined && Object.hasOwn(all, name) && Object.hasOwn(all[name] ?? {}, code),
  );
}

function dataTypeOf(field: string, value: unknown): string {
  switch (typeof value) {
    case 'boolean':
      return 'boolean';
    case 'number':
      return moneyNames.test(field) ? 'money' : field === 'vatRate' ? 'percent' : 'number';
    case 'string':
      return isGuid(value) ? 'guid' : parseWireDate(value) ? 'date' : 'string';
    default:
      return 'string';
  }
}

/** A column for a field no meta describes, judged by its name and value. */
export function inferColumn(field: string, value: unknown, name: string, all: Dictionaries): MetaColumn {
  const dictionary = typeof value === 'object' ? undefined : dictionaryOf(field, value, all);
  if (dictionary !== undefined) return { name, dataType: 'dictionary', dictionary };
  return { name, dataType: dataTypeOf(field, value) };
}
