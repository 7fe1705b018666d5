import { endpointIds, endpoints, type EndpointId } from '#contract/endpoints.ts';
import { isObject } from '#contract/envelope.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import { createAsk } from './ask.ts';
import { createChecks, type Check, type Checks } from './check.ts';
import { checkOrigins, checkTokens } from './checks/access.ts';
import { checkFilters, checkMalformed } from './checks/filtering.ts';
import { checkList } from './checks/list.ts';
import { checkColumnsOfRows, checkMeta } from './checks/meta.ts';
import { checkOthers } from './checks/others.ts';
import { checkPaging } from './checks/paging.ts';
import { checkRead, checkRecord } from './checks/records.ts';
import { checkSorting } from './checks/sorting.ts';
import { checkTotals } from './checks/totals.ts';
import { checkWrites } from './checks/writes.ts';
import { rowsOf, type Kit, type ReadList } from './kit.ts';
import { listIds, parentOf, questionOf, type ReadLists } from './listQuestions.ts';
import type { Options } from './options.ts';
import { declaredOf, declaredRecords } from './screens.ts';

/** Everything about one list: its columns, its rows, and how they are paged, ordered, filtered and added up. */
async function checkOneList(
  kit: Kit,
  id: ListEndpointId,
  terminalID: string,
  read: ReadLists,
  words: ReadonlySet<string>,
) {
  const { meta: metaCall, fixedMeta, columns, idFields } = declaredOf(id);
  const known = [...read.values()].find((list) => list.meta && declaredOf(list.id).meta === metaCall)?.meta;
  const meta = metaCall ? (known ?? (await checkMeta(kit, metaCall, columns, words))) : fixedMeta;
  const question = questionOf(id, terminalID, read);
  if (!question) return kit.checks.skip(id, 'answer', 'there is no record below which it stands');
  const list = await checkList(kit, id, question.path, question.query);
  if (!list) return;
  const whole: ReadList = { ...list, ...(meta && { meta }) };
  read.set(id, whole);
  checkColumnsOfRows(kit, whole);
  await checkPaging(kit, whole);
  await checkSorting(kit, whole);
  await checkFilters(kit, whole);
  await checkMalformed(kit, whole);
  await checkTotals(kit, whole, idFields);
}

/** The names of all dictionaries that are answered. */
async function checkDictionaries(kit: Kit): Promise<ReadonlySet<string>> {
  const answers: unknown[] = [];
  for (const id of ['dictionaries.merchant', 'dictionaries.banks', 'dictionaries.transaction'] as const) {
    answers.push(await checkRead(kit, id));
  }
  return new Set(answers.flatMap((answer) => (isObject(answer) ? Object.keys(answer) : [])));
}

async function checkRecords(kit: Kit, read: ReadLists): Promise<void> {
  for (const { list, get, idField, query } of declaredRecords()) {
    const row = read
      .get(list as ListEndpointId)
      ?.rows.find((one) => one[idField] !== undefined && one[idField] !== null);
    const parameter = /\{(\w+)\}/.exec(endpoints[get].path)?.[1] ?? 'id';
    if (row) await checkRecord(kit, get, { row, idField, parameter, query });
    else kit.checks.skip(get, 'answer', 'no row of its list names a record');
  }
}

/** Only what is asked about is told; whatever that needs is asked for all the same. */
function onlyOf(checks: Checks, concerns: (id: EndpointId) => boolean): Checks {
  return {
    all: checks.all,
    judge: (...found) => void (concerns(found[0]) && checks.judge(...found)),
    skip: (...found) => void (concerns(found[0]) && checks.skip(...found)),
  };
}

/**
 * Asks a server what the product asks, and gives what was found, call by call; of every call there is a word at least.
 * @throws Error where no terminal can be had, without which nothing else can be asked
 */
export async function conform(options: Options): Promise<readonly Check[]> {
  const { only } = options;
  const concerns = (id: EndpointId) => only === undefined || only.includes(id.split('.')[0] ?? '');
  const checks = onlyOf(createChecks(), concerns);
  const kit: Kit = { ask: createAsk(options), checks, options };
  const words = await checkDictionaries(kit);
  const terminals = rowsOf((await kit.ask('terminals.list')).json);
  const ids = terminals.map(({ terminalID }) => String(terminalID));
  const terminalID = options.terminal === undefined ? ids[0] : ids.find((id) => id === options.terminal);
  if (terminalID === undefined)
    throw new Error('no such terminal is told by terminals.list: the token, or the address, is not right');
  await checkTokens(kit);
  await checkOrigins(kit);
  const read: ReadLists = new Map();
  const needed = listIds.filter(concerns);
  const parents = needed.map(parentOf);
  for (const id of listIds.filter((one) => needed.includes(one) || parents.includes(one))) {
    await checkOneList(kit, id, terminalID, read, words);
  }
  await checkRecords(kit, read);
  await checkOthers(kit, terminalID, read);
  if (options.writes) await checkWrites(kit, terminalID);
  const looked = new Set(checks.all.map(({ call }) => call));
  for (const id of endpointIds.filter((one) => !looked.has(one))) {
    checks.skip(id, 'answer', reasonOf(id, options.writes));
  }
  return checks.all;
}

function reasonOf(id: EndpointId, writes: boolean): string {
  if (id === 'paymentIntents.get') return 'no list names a record of it';
  return writes
    ? 'they move money, write to people or cannot be undone: to be tried by hand'
    : 'they change something (--writes)';
}
