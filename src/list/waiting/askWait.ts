import type { RaRecord } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { defaultPageSize } from '#contract/constants.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { listSearch, serverOrder } from '#src/list/address/listAddress.ts';
import type { ListOrigin } from '#src/list/address/listOrigin.ts';
import { scopeOf } from '#src/list/address/listScope.ts';
import { amountsIn } from '#src/list/amountsIn.ts';
import { askCustomerNames, type CustomerNames } from '#src/list/customerNames.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { inTurn } from '#src/list/inTurn.ts';
import { askedOf } from '#src/list/money/moneyQuestions.ts';
import { answeredSums } from '#src/list/money/moneySums.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import type { WaitingSource } from './waitingLists.ts';
import type { Wait, WaitDays } from './waits.ts';

type Asked = Pick<BackOfficeDataProvider, 'getList' | 'call'>;

/** Rows that tell whose they are; the count tells of the others. */
const namedRows = 3;

/** What a list says of a wait. */
export interface WaitAnswer {
  /** At least so many, where the server does not count. */
  count: number;
  /** What the rows come to, as the list itself says it, in decimals by the code of their currency. */
  sums: readonly (readonly [code: string, amount: number])[];
  /** Whose the first of them are. */
  names: readonly string[];
  /** The first of them. */
  first: string | undefined;
}

/** The filter of a wait on a terminal. */
export function waitFilter(
  source: ListDeclaration,
  { filter }: Wait,
  days: WaitDays,
  terminalID: string,
): FilterValues {
  return { ...filter(days), ...scopeOf(source, terminalID, {}).addressed };
}

/** The question whose rows wait, as their list asks it. */
export function waitOrigin({ name, sort = serverOrder }: ListDeclaration, filter: FilterValues): ListOrigin {
  return { list: name, question: { filter, sort, pagination: { page: 1, perPage: defaultPageSize } } };
}

/** The address of the list of exactly these rows. */
export function waitPath({ page, ...source }: WaitingSource, filter: FilterValues): string {
  const { sort, pagination } = waitOrigin(source, filter).question;
  return page.path + listSearch({ filter, sort: sort.field, order: sort.order, ...pagination });
}

/** Whose the rows are, by the fields that name one, best first; where that is a customer's id, the customers' names come by one call. */
async function namesOf(
  dataProvider: Asked,
  rows: readonly RaRecord[],
  fields: readonly string[],
  signal?: AbortSignal,
): Promise<string[]> {
  const textsOf = (row: RaRecord) =>
    fields.map((field): unknown => row[field]).filter((text) => typeof text === 'string');
  const customerIDs = fields.includes('consumerID') ? rows.map(({ consumerID }): unknown => consumerID) : [];
  const ids = [...new Set(customerIDs.filter((id): id is string => typeof id === 'string' && isGuid(id)))];
  // Without their customers the rows are named by what else they say.
  const asking = ids.length === 0 ? {} : inTurn(async () => askCustomerNames(dataProvider, ids, signal));
  const customers: CustomerNames = await Promise.resolve(asking).catch(() => ({}));
  signal?.throwIfAborted();
  const nameOf = (row: RaRecord) =>
    textsOf(row)
      .map((text) => (isGuid(text) ? customers[text] : text.trim()))
      .find(Boolean);
  return [...new Set(rows.flatMap((row) => nameOf(row) ?? []))];
}

/** Asks a list for what waits in it: its rows' count, and what they come to by the totals the list itself would ask. */
export async function askWait(
  dataProvider: Asked,
  source: ListDeclaration,
  filter: FilterValues,
  signal?: AbortSignal,
): Promise<WaitAnswer> {
  const ask = async (one: FilterValues, perPage: number) => {
    const question = { ...waitOrigin(source, one).question, pagination: { page: 1, perPage }, background: true };
    return inTurn(async () => dataProvider.getList(source.name, { ...question, ...(signal && { signal }) }));
  };
  const { data, total, meta } = await ask(filter, namedRows);
  const money = data.length > 0 ? source.money?.questions(filter) : undefined;
  const answers = await Promise.all(askedOf(money).map(async (one) => (await ask(one, 1)).meta ?? {}));
  const sums = money
    ? answeredSums(money, answers).map((sum): [string, number] => [sum.code, sum.net ?? sum.in ?? sum.back ?? 0])
    : amountsIn(meta);
  const names = await namesOf(dataProvider, data, source.primaryText ?? [], signal);
  return { count: total ?? data.length, sums, names, first: data[0] && String(data[0].id) };
}
