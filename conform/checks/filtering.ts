import type { Row } from '#contract/envelope.ts';
import { parseEnum } from '#contract/enums.ts';
import { filtersOf, type FilterSpec } from '#contract/filters.ts';
import { when, wrong, type Fault } from '#conform/check.ts';
import { askAgain, type Kit, type ReadList } from '#conform/kit.ts';
import { dayOf, valueAt } from './values.ts';

/** A filter with something to ask for, and whether a row may be in what it leaves. */
interface Trial {
  name: string;
  value: string | number | boolean | string[];
  fits: (row: Row) => boolean;
}

type Bound = FilterSpec['bound'];

const within = <Value extends string | number>(value: Value, wanted: Value, bound: Bound) =>
  bound === 'from' ? value >= wanted : bound === 'to' ? value <= wanted : value === wanted;

/** Texts as filters compare them: a part is enough, in any case. */
const plain = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** What to ask of a filter so that it keeps rows with the value of one that there is. */
function trialOf(name: string, spec: FilterSpec & { column: string }, example: unknown): Trial | undefined {
  const { column, bound } = spec;
  const at = (row: Row) => valueAt(row, column);
  switch (spec.kind) {
    case 'guid':
    case 'text':
      if (typeof example !== 'string' || plain(example).length < 2) return undefined;
      return { name, value: example.trim(), fits: (row) => plain(at(row)).includes(plain(example)) };
    case 'integer':
    case 'number':
      if (typeof example !== 'number' || example <= 0) return undefined;
      return { name, value: example, fits: (row) => within(Number(at(row)), example, bound) };
    case 'boolean':
      return example === true ? { name, value: true, fits: (row) => at(row) === true } : undefined;
    case 'day': {
      const day = dayOf(example);
      return day === undefined
        ? undefined
        : { name, value: day, fits: (row) => within(dayOf(at(row)) ?? day, day, bound) };
    }
    case 'enum':
    case 'enums': {
      const word = typeof example === 'string' ? parseEnum(spec.values, example) : undefined;
      return word === undefined ? undefined : { name, value: word, fits: (row) => at(row) === example };
    }
    case 'guids':
      return undefined;
  }
}

/** A masked card names no card: its filter takes digits that nobody tells. */
const untold = ['cardNumber'];

/** The trial of a filter that leaves some rows and takes others away, so that following it can be seen. */
function tellingTrial(name: string, spec: FilterSpec, rows: readonly Row[]): Trial | undefined {
  const { column } = spec;
  if (column === undefined || untold.includes(column)) return undefined;
  const examples = new Set(rows.map((row) => valueAt(row, column)));
  return [...examples]
    .map((example) => trialOf(name, { ...spec, column }, example))
    .find((trial) => trial !== undefined && rows.some((row) => !trial.fits(row)));
}

/** Each filter whose effect the first rows can show is followed. */
export async function checkFilters(kit: Kit, list: ReadList): Promise<void> {
  const trials = Object.entries(filtersOf(list.id))
    .filter(([name]) => list.query[name] === undefined)
    .map(([name, spec]) => tellingTrial(name, spec, list.rows))
    .filter((trial) => trial !== undefined);
  if (trials.length === 0)
    return kit.checks.skip(list.id, 'filters', 'no value of a filter tells the first rows apart');
  const faults: Fault[] = [];
  for (const { name, value, fits } of trials) {
    const rows = await askAgain(kit, list, { [name]: value });
    faults.push(
      ...when(rows.length === 0, wrong(`The filter ${name} leaves nothing where there is a row that it fits.`)),
      ...when(!rows.every(fits), wrong(`The filter ${name} leaves rows that it does not fit: it is not followed.`)),
    );
  }
  kit.checks.judge(list.id, 'filters', faults);
}

/** What cannot be read must not look like an answer to it. */
export async function checkMalformed({ ask, checks }: Kit, { id, path, query, count }: ReadList): Promise<void> {
  const [name] = Object.entries(filtersOf(id)).find(([, { kind }]) => kind === 'guid') ?? [];
  if (name === undefined) return;
  if (count === 0) return checks.skip(id, 'malformed filter', 'the list has no row');
  const { status } = await ask(id, { path, query: { ...query, [name]: 'no-id', take: 1 } });
  checks.judge(id, 'malformed filter', [
    ...when(status >= 500, wrong(`A malformed ${name} is a failure of the server (${status}), not a refusal.`)),
    ...when(status < 300 && status > 0, wrong(`A malformed ${name} is answered as if nothing had been asked for.`)),
  ]);
}
