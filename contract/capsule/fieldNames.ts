import { ArraySchema, isSchema, ObjectSchema } from 'yup';
import { answersOfReads, bodiesOfCalls, rowsOfLists } from '#contract/entities/byCall.ts';
import { filters, type FilterSpec } from '#contract/filters.ts';

function* namesIn(schema: unknown): Generator<string> {
  if (schema instanceof ArraySchema) yield* namesIn(schema.innerType);
  if (!(schema instanceof ObjectSchema)) return;
  const fields: Readonly<Record<string, unknown>> = schema.fields;
  for (const [name, part] of Object.entries(fields)) {
    yield name;
    if (isSchema(part)) yield* namesIn(part);
  }
}

const schemas = [rowsOfLists, answersOfReads, bodiesOfCalls].flatMap((table) => Object.values<unknown>(table));
const specs = Object.values<Readonly<Record<string, FilterSpec>>>(filters).flatMap((table) => Object.entries(table));

/** Parameters of calls and pages that no list's table of filters has. */
const parameters =
  'take skip page perPage itemsPerPage sort order sortBy sortDesc showDeleted lang filter tab search ' +
  'granularity altDateFrom altDateTo altQuickDateFilter customerID transactionID amount permanent copied';

const names: ReadonlySet<string> = new Set([
  ...schemas.flatMap((schema) => [...namesIn(schema)]),
  ...specs.map(([name]) => name),
  ...parameters.split(' '),
]);

/** Whether the contract has a field or a parameter of this name: others may be anybody's. */
export const isFieldName = (name: string) => names.has(name);

const typed: ReadonlySet<string> = new Set(specs.filter(([, { kind }]) => kind === 'text').map(([name]) => name));

/** Whether a parameter holds what a person has typed. */
export const isTypedParameter = (name: string) => typed.has(name);
