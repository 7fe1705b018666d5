import { isObject } from '#contract/envelope.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import { meansCustomer, recognize } from '#contract/recognize.ts';
import type { Database } from '#sandbox/core/database.ts';
import { handlersOf } from '#sandbox/noun/noun.ts';
import { nouns } from '#sandbox/resources/registry.ts';
import { createTurns } from '#src/dataProvider/inTurn.ts';
import { callOf, timesOf, type Times } from './lists.ts';

/** What one kind of text takes, in ms: until the first list with rows has answered, and until all have. */
export interface PaletteLine {
  kind: string;
  first: Times;
  all: Times;
  /** The text that took longest. */
  slowest: string;
}

const handlers = handlersOf(nouns);
/** Lists whose records the field opens. */
const lists: readonly ListEndpointId[] = [
  'consumers.list',
  'transactions.list',
  'billing.list',
  'invoices.list',
  'paymentRequests.list',
  'items.list',
];
/** As the field asks: rows of a list, its tries, questions at once. */
const asked = { rows: '4', tries: 3, atOnce: 2 };
/** What people type, by where it stands in a row. */
const typed: readonly (readonly [kind: string, list: ListEndpointId, of: (row: Row) => unknown])[] = [
  ['name', 'consumers.list', (row) => row.consumerName],
  ['part of a name', 'consumers.list', (row) => String(row.consumerName).slice(0, 4)],
  ['telephone', 'consumers.list', (row) => row.consumerPhone],
  ['e-mail', 'consumers.list', (row) => row.consumerEmail],
  ['id', 'consumers.list', (row) => row.consumerNationalID],
  ['last four', 'transactions.list', (row) => String(row.cardNumber).slice(-4)],
  ['amount', 'transactions.list', (row) => row.transactionAmount],
  ['number of a document', 'invoices.list', (row) => row.invoiceNumber],
  ['reference', 'transactions.list', (row) => row.dealReference],
  ['short id', 'transactions.list', (row) => String(row.paymentTransactionID).slice(0, 8)],
  ['nothing there is', 'items.list', () => 'qqxzj'],
];
/** Parts of a list that texts are taken from. */
const places = [0, 0.2, 0.4, 0.6, 0.8];

type Row = Readonly<Record<string, unknown>>;

interface Page {
  rows: readonly Row[];
  total: number;
}

async function ask(db: Database, merchantID: string, list: ListEndpointId, query: Row): Promise<Page> {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer: unknown = await handlers[list]?.(callOf(db, merchantID, parameters.toString(), list));
  const json = isObject(answer) && isObject(answer.json) ? answer.json : {};
  return {
    rows: Array.isArray(json.data) ? json.data.filter(isObject) : [],
    total: Number(json.numberOfRecords ?? 0),
  };
}

/** Asks all lists that a text fits, a list by one filter after the other, and by the customer where one is meant. */
async function answerAll(db: Database, merchantID: string, text: string): Promise<{ first: number; all: number }> {
  const inTurn = createTurns(asked.atOnce);
  const since = performance.now();
  const took = () => performance.now() - since;
  let first: number | undefined;
  async function rowsBy(list: ListEndpointId, filters: readonly Row[]): Promise<readonly Row[]> {
    for (const filter of filters) {
      const { rows } = await inTurn(async () => ask(db, merchantID, list, { ...filter, take: asked.rows }));
      if (rows.length === 0) continue;
      first ??= took();
      return rows;
    }
    return [];
  }
  const questions = lists.map((list) => {
    const meanings = recognize(list, text);
    const filters = meanings.flatMap((one) => ('filter' in one ? [one.filter] : [])).slice(0, asked.tries);
    return { list, filters, byPerson: meansCustomer(meanings) };
  });
  const direct = questions.filter(({ byPerson }) => !byPerson).map(async ({ list, filters }) => rowsBy(list, filters));
  const [person, another] = (await direct[0]) ?? [];
  const theirs = person && !another ? [{ consumerID: person.consumerID }] : [];
  const ofPerson = questions.filter(({ byPerson }) => byPerson);
  await Promise.all([...direct, ...ofPerson.map(async ({ list, filters }) => rowsBy(list, [...theirs, ...filters]))]);
  const all = took();
  return { first: first ?? all, all };
}

/** Measures what the field that asks for anything takes, kind by kind, without the network. */
export async function measurePalette(
  db: Database,
  merchantID: string,
  { runs, only }: { runs: number; only: RegExp },
): Promise<PaletteLine[]> {
  const lines: PaletteLine[] = [];
  for (const [kind, list, of] of typed) {
    if (!only.test(`palette: ${kind}`)) continue;
    const { total } = await ask(db, merchantID, list, { take: '1' });
    const pages = await Promise.all(
      places.map(async (place) => ask(db, merchantID, list, { take: '40', skip: Math.floor(total * place) })),
    );
    const texts = [
      ...new Set(pages.flatMap(({ rows }) => rows.map(of)).filter((one) => one !== undefined && one !== null)),
    ]
      .map(String)
      .filter((text) => text.length > 1);
    if (texts.length === 0) continue;
    const step = Math.max(1, Math.floor(texts.length / runs));
    const taken: { text: string; first: number; all: number }[] = [];
    for (const text of texts.filter((_, index) => index % step === 0).slice(0, runs)) {
      taken.push({ text, ...(await answerAll(db, merchantID, text)) });
    }
    const slowest = taken.toSorted((one, other) => other.all - one.all)[0]?.text ?? '';
    const line = {
      kind,
      first: timesOf(taken.map(({ first }) => first)),
      all: timesOf(taken.map(({ all }) => all)),
      slowest,
    };
    const times = [...Object.values(line.first), ...Object.values(line.all)];
    console.log(`palette: ${kind}`.padEnd(34), ...times.map((time) => time.toFixed(1).padStart(8)), slowest);
    lines.push(line);
  }
  return lines;
}
