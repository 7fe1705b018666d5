import { describe, expect, it } from 'vitest';
import { ArraySchema, isSchema, ObjectSchema, type Schema } from 'yup';
import { endpoints } from '#contract/endpoints.ts';
import { answersOfReads, rowsOfLists } from '#contract/entities/byCall.ts';
import { enumValues, enums, type EnumName } from '#contract/enums.ts';
import {
  cardVendorFields,
  dictionariesOfFields,
  idFieldOf,
  moneyFields,
  nameFieldOf,
  nameFields,
  rateFields,
  traceFields,
} from '#contract/fieldTypes.ts';
import { objectTextFields, scopeFields } from '#contract/meta.ts';
import { priceFields, refundFields } from '#contract/sign.ts';
import { statusEnums } from '#contract/statusTone.ts';

/** Every object that an answer is or holds, with its fields. */
function objectsIn(schema: Schema): Readonly<Record<string, Schema>>[] {
  if (schema instanceof ArraySchema) return isSchema(schema.innerType) ? objectsIn(schema.innerType as Schema) : [];
  if (!(schema instanceof ObjectSchema)) return [];
  const fields: Record<string, unknown> = schema.fields;
  const own = Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, Schema] => isSchema(entry[1])),
  );
  return [own, ...Object.values(own).flatMap(objectsIn)];
}

const objects = [...Object.values<Schema>(rowsOfLists), ...Object.values<Schema>(answersOfReads)].flatMap(objectsIn);

/** Every field of an answer, with its schemas in all of them. */
const fields = Map.groupBy(
  objects.flatMap((object) => Object.entries(object)),
  ([field]) => field,
);
const fieldsWhere = (holds: (schema: Schema, field: string) => boolean) =>
  [...fields].filter(([field, all]) => all.every(([, schema]) => holds(schema, field))).map(([field]) => field);
const isText = (schema: Schema) => schema.type === 'string';
const sorted = (names: Iterable<string>) => [...names].toSorted();

describe('what fields are, by their names', () => {
  it('is read from all objects of all answers', () => {
    expect(objects.length).toBeGreaterThan(60);
    expect([...fields.keys()]).toEqual(expect.arrayContaining(['netPrice', 'shvaDealID', 'totalAmountILS']));
  });

  it('tells all amounts of money, and all fractions', () => {
    expect(sorted(moneyFields)).toEqual(sorted(fieldsWhere((schema) => schema.meta()?.dataType === 'money')));
    expect(sorted(rateFields)).toEqual(sorted(fieldsWhere((schema) => schema.meta()?.dataType === 'percent')));
  });

  it('tells the dictionary of every field that has one and the same everywhere', () => {
    const found = [...fields].flatMap(([field, all]): [string, string][] => {
      const [one, ...others] = new Set(all.map(([, schema]) => schema.meta()?.dictionary));
      return one === undefined || others.length > 0 ? [] : [[field, one]];
    });
    // Banks are no enumeration.
    expect(dictionariesOfFields).toEqual({ ...Object.fromEntries(found), bank: 'banks' });
    expect(fields.has('bank')).toBe(true);
  });

  it('tells all names, and the ids beside them', () => {
    expect(sorted(nameFields)).toEqual(sorted(fieldsWhere((schema, field) => isText(schema) && /name$/i.test(field))));
    const pairs = objects.flatMap((object) =>
      Object.keys(object).flatMap((field) => {
        const id = field.replace(/Name$/, 'ID');
        return id !== field && object[id] ? [[field, id] as const] : [];
      }),
    );
    const found = new Map(pairs);
    expect(found.size).toBeGreaterThan(3);
    for (const [name, id] of found) expect([name, idFieldOf(name), nameFieldOf(id)]).toEqual([name, id, name]);
    expect(sorted(fields.keys()).filter((field) => idFieldOf(field) !== undefined)).toEqual(sorted(found.keys()));
    expect([idFieldOf('toString'), nameFieldOf('toString')]).toEqual([undefined, undefined]);
  });

  it('tells every trace of a call', () => {
    expect(sorted(traceFields).filter((field) => !fields.has(field))).toEqual([]);
    const looksLikeTrace = (field: string) => /(IP|orrelationI[Dd])$/.test(field);
    expect([...fields.keys()].filter((field) => looksLikeTrace(field) && !traceFields.has(field))).toEqual([]);
  });

  it.each(Object.entries({ cardVendorFields, scopeFields }))('names no field in %s that no answer has', (_, named) => {
    expect([...named].filter((field) => !fields.has(field))).toEqual([]);
  });

  it('tells what a price is, and what was given back', () => {
    expect(sorted(priceFields)).toEqual(sorted(moneyFields).filter((field) => /(price|discount)$/i.test(field)));
    expect(sorted(refundFields)).toEqual(sorted(moneyFields).filter((field) => /refund/i.test(field)));
  });

  it('tells the columns that hold objects', () => {
    const withMeta = Object.entries<Schema>(rowsOfLists).filter(([id]) => id.replace(/\.\w+$/, '.meta') in endpoints);
    const rows = withMeta.flatMap(([, row]) => objectsIn(row).slice(0, 1));
    const found = rows.flatMap((row) =>
      Object.entries(row).flatMap(([field, { type }]) => (type === 'object' ? [field] : [])),
    );
    expect(sorted(objectTextFields)).toEqual(sorted(new Set(found)));
  });
});

describe('the enumerations of states', () => {
  it('are all that a dictionary explains', () => {
    const isEnum = (name: string): name is EnumName => name in enums;
    const named = Object.keys(enums).filter((name) => isEnum(name) && /status$/i.test(name));
    // What became of a consent is answered to a question, and stands in no list.
    expect(sorted(statusEnums)).toEqual(sorted(named).filter((name) => name !== 'consentStatus'));
    for (const name of statusEnums) expect(enumValues(name).length).toBeGreaterThan(1);
  });
});
