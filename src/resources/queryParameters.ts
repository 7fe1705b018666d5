import { parameterOf } from '#contract/query.ts';
import { isGuid } from '#contract/rules/guid.ts';

/** How a value of an address's query is read: a guid, a decimal amount such as `120.50`, or `true`. */
export type QueryParameter = 'id' | 'amount' | 'flag';

/** What a page may begin with by the query of its address, by name. */
export type QueryParameters = Readonly<Record<string, QueryParameter>>;

/** The values an address gives; whatever it does not give is absent. */
export type QueryValues<Declared extends QueryParameters> = {
  [Name in keyof Declared]?: Declared[Name] extends 'flag' ? boolean : string;
};

const amountPattern = /^\d{1,7}(\.\d{1,2})?$/;

const readers: Readonly<Record<QueryParameter, (text: string) => string | boolean | undefined>> = {
  id: (text) => (isGuid(text) ? text : undefined),
  amount: (text) => (amountPattern.test(text) ? text : undefined),
  flag: (text) => text === 'true' || undefined,
};

/** Reads what an address gives of the declared parameters; what is no such value is passed over. */
export function readParameters<Declared extends QueryParameters>(
  declared: Declared,
  search: string,
): QueryValues<Declared>;
export function readParameters(declared: QueryParameters, search: string): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(declared).flatMap(([name, kind]) => {
      const value = readers[kind](parameterOf(search, name) ?? '');
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
