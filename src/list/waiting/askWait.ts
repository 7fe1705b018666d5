import type { RaRecord } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { defaultPageSize } from '#contract/constants.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { listSearch, serverOrder } from '#src/list/address/listAddress.ts';
import type { ListOrigin } from '#src/list/address/listOrigin.ts';
import { scopeOf } from '#src/list/address/listScope.ts';
import { amountsIn } from '#src/list/amountsIn.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { inTurn } from '#src/list/inTurn.ts';
import { askedOf } from '#src/list/money/moneyQuestions.ts';
import { answeredSums } from '#src/list/money/moneySums.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import type { WaitingSource } from './waitingLists.ts';
import type { Wait, WaitDays } from './waits.ts';

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

function nameOf(row: RaRecord, fields: readonly string[]): string | undefined {
  const texts = fields.map((field) => row[field]).filter((text) => typeof text === 'string');
  return texts.find((text) => text.trim() !== '' && !isGuid(text));
}

/** Asks a list for what waits in it: its rows' count, and what they come to by the totals the list itself would ask. */
export async function askWait(
  dataProvider: Pick<BackOfficeDataProvider, 'getList'>,
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
  const names = data.flatMap((row) => nameOf(row, source.primaryText ?? []) ?? []);
  return { count: total ?? data.length, sums, names: [...new Set(names)], first: data[0] && String(data[0].id) };
}
