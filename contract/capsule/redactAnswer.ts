import { ArraySchema, BooleanSchema, isSchema, NumberSchema, ObjectSchema, StringSchema, type Schema } from 'yup';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { answersOfReads, rowsOfLists } from '#contract/entities/byCall.ts';
import { dictionaryOf, enums, enumValues, type EnumName } from '#contract/enums.ts';
import { isObject, type OperationResponse } from '#contract/envelope.ts';
import { integrations, invoicingProviders } from '#contract/features.ts';
import { dataTypes } from '#contract/meta.ts';
import { isFieldName } from './fieldNames.ts';
import { isHarmlessNumber, isHarmlessText, isKnownText, placeholderOf } from './harmless.ts';
import type { KeptIds } from './redaction.ts';

type Fields = Readonly<Record<string, unknown>>;

const kept = (value: unknown) => value !== undefined && value !== null;
const withoutNothing = (entries: [string, unknown][]) => Object.fromEntries(entries.filter(([, value]) => kept(value)));

/** Numbers that say where somebody's account is. */
const accounts = ['bank', 'bankBranch'];

/** A number of at most seven digits; nothing in place of another. */
const numberOf = (value: unknown) => (typeof value === 'number' && isHarmlessNumber(value) ? value : undefined);

/** The services a terminal is connected to, by the names of the contract, without their settings. */
function integrationsOf(value: unknown): Fields {
  if (!isObject(value)) return {};
  const providerOf = (settings: unknown) => {
    const provider = isObject(settings) && invoicingProviders.find((one) => one === settings.provider);
    return provider ? { provider } : {};
  };
  return Object.fromEntries(
    integrations.filter((name) => kept(value[name])).map((name) => [name, providerOf(value[name])]),
  );
}

function textOf(ids: KeptIds, schema: StringSchema, name: string, value: string): string {
  if (!isHarmlessText(schema, value)) return placeholderOf(name);
  return schema.describe().meta?.harmless === 'guid' ? ids.keep(name, value) : value;
}

/**
 * What a capsule keeps of a value, by the schema of its field: ids, words of enumerations, times, numbers of at most
 * seven digits, flags. Any other text gives way to the name of its field; fields that the contract does not know go.
 */
function redactValue(ids: KeptIds, schema: unknown, name: string, value: unknown): unknown {
  if (!kept(value)) return undefined;
  if (schema instanceof ArraySchema) {
    return Array.isArray(value)
      ? value.map((item) => redactValue(ids, schema.innerType, name, item) ?? null)
      : undefined;
  }
  if (schema instanceof ObjectSchema) {
    if (!isObject(value)) return undefined;
    const fields: Fields = schema.fields;
    return withoutNothing(
      Object.keys(fields)
        .filter((field) => Object.hasOwn(value, field) && isSchema(fields[field]))
        .map((field) => [field, redactValue(ids, fields[field], field, value[field])]),
    );
  }
  if (schema instanceof BooleanSchema) return typeof value === 'boolean' ? value : undefined;
  if (schema instanceof NumberSchema) return accounts.includes(name) ? undefined : numberOf(value);
  if (schema instanceof StringSchema) {
    return typeof value === 'string' ? textOf(ids, schema, name, value) : placeholderOf(name);
  }
  return name === 'integrations' ? integrationsOf(value) : undefined;
}

const totals = ['numberOfRecords', 'totalAmountILS', 'totalAmountUSD', 'totalAmountEUR'];

/** Sums of further amounts in each currency. */
function sumsOf(sums: unknown): unknown[] | undefined {
  if (!Array.isArray(sums)) return undefined;
  return sums.filter(isObject).map(({ currency, amounts }) => ({
    currency: enumValues('currency').find((one) => one === currency),
    amounts: withoutNothing(
      Object.entries(isObject(amounts) ? amounts : {})
        .filter(([field]) => isFieldName(field))
        .map(([field, amount]) => [field, numberOf(amount)]),
    ),
  }));
}

function listOf(ids: KeptIds, row: Schema, answer: Fields): Fields {
  const data = Array.isArray(answer.data) ? answer.data.map((item) => redactValue(ids, row, '', item) ?? {}) : null;
  return {
    data,
    ...withoutNothing(totals.map((name): [string, unknown] => [name, numberOf(answer[name])])),
    ...withoutNothing([['sums', sumsOf(answer.sums)]]),
  };
}

const dictionaries: ReadonlySet<string> = new Set([...(Object.keys(enums) as EnumName[]).map(dictionaryOf), 'banks']);

/** Columns by their fields and kinds; their headings are words, which go. */
function columnsOf({ columns }: Fields): Fields {
  const entries = Object.entries(isObject(columns) ? columns : {}).filter(([field]) => isFieldName(field));
  return {
    columns: Object.fromEntries(
      entries.map(([field, column]) => {
        const { dataType, dictionary } = isObject(column) ? column : {};
        const isKnown = typeof dictionary === 'string' && dictionaries.has(dictionary);
        return [
          field,
          { dataType: dataTypes.find((one) => one === dataType) ?? 'string', ...(isKnown && { dictionary }) },
        ];
      }),
    ),
  };
}

const reads: Readonly<Record<string, Schema>> = answersOfReads;
const rows: Readonly<Record<string, Schema>> = rowsOfLists;

/** What a capsule keeps of the answer to a call that reads; undefined where it keeps nothing. */
export function redactAnswer(ids: KeptIds, call: EndpointId, answer: unknown): unknown {
  const { kind } = endpoints[call];
  if (kind === 'meta') return isObject(answer) ? columnsOf(answer) : undefined;
  const row = rows[call];
  if (row) return isObject(answer) ? listOf(ids, row, answer) : undefined;
  return redactValue(ids, reads[call], '', answer);
}

const known = (text: unknown, name: string) =>
  typeof text === 'string' ? (isKnownText(text) ? text : placeholderOf(name)) : undefined;

/** What a capsule keeps of a refusal: the fields it names, and what it says in the contract's own words. */
export function redactRefusal({ message, errors }: OperationResponse): Pick<OperationResponse, 'message' | 'errors'> {
  const isPath = (code: string) => code.split(/[.[\]]+/).every((part) => /^\d{0,3}$/.test(part) || isFieldName(part));
  const codeOf = (code: unknown) => (typeof code === 'string' && isPath(code) ? code : undefined);
  const faults = errors?.map(({ code, description }) =>
    withoutNothing([
      ['code', codeOf(code)],
      ['description', known(description, 'description')],
    ]),
  );
  return withoutNothing([
    ['message', known(message, 'message')],
    ['errors', faults],
  ]);
}
