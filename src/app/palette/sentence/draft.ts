import { addDays, addMonths } from '#contract/calendarDays.ts';
import type { FilterSpec } from '#contract/filters.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import type { SaidAmount } from './amounts.ts';
import type { SaidDays } from './days.ts';
import type { ListLexicon } from './lexicon.ts';
import type { Bound } from './vocabulary.ts';

/** A filter as far as a sentence has been read; undefined where what was said does not go with the rest. */
export type FilterDraft = FilterValues | undefined;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The filter with more of it: several values where a parameter takes several, else one alone. */
export function withSaid(
  filter: FilterValues,
  more: FilterValues,
  table: Readonly<Record<string, FilterSpec>>,
): FilterDraft {
  let draft = filter;
  for (const [name, value] of Object.entries(more)) {
    const before = draft[name];
    if (before === undefined || isSame(before, value)) draft = { ...draft, [name]: value };
    else if (table[name]?.kind === 'enums') draft = { ...draft, [name]: [...new Set([before, value].flat())] };
    else return undefined;
  }
  return draft;
}

/** Days on the sides that a bound gives them. */
function sidesOf({ from, to }: SaidDays, bound: Bound | undefined): { from?: string; to?: string } {
  switch (bound) {
    case 'since':
    case 'from':
      return { from };
    case 'after':
      return { from: addDays(to, 1) };
    case 'until':
      return { to };
    case 'before':
      return { to: addDays(from, -1) };
    default:
      return { from, to };
  }
}

/** The second side of a range; where its year or week was not said, the first that comes after the other side. */
export function notBefore(days: SaidDays, day: string | undefined): SaidDays {
  const { from, to, step } = days;
  if (day === undefined || !step || to >= day) return days;
  const later = (one: string) => ('days' in step ? addDays(one, step.days) : addMonths(one, step.months));
  return { ...days, from: later(from), to: later(to) };
}

/** The filter with days: by the list's own name for them, or from and to. */
export function withDays(
  filter: FilterValues,
  said: SaidDays,
  bound: Bound | undefined,
  lexicon: ListLexicon,
): FilterDraft {
  const { days: names, quick } = lexicon;
  const isPeriod = bound === 'from' && said.isPeriod === true;
  const isWhole = isPeriod || bound === undefined || bound === 'on' || bound === 'of';
  const isFree = [names?.from, names?.to, quick].every((name) => name === undefined || filter[name] === undefined);
  if (isWhole && said.quick !== undefined && quick !== undefined)
    return isFree ? { ...filter, [quick]: said.quick } : undefined;
  if (!names || (quick !== undefined && filter[quick] !== undefined)) return undefined;
  const first = filter[names.from];
  const { from, to } = sidesOf(
    notBefore(said, typeof first === 'string' ? first : undefined),
    isWhole ? undefined : bound,
  );
  const [before, after] = [from ?? first, to ?? filter[names.to]];
  if (typeof before === 'string' && typeof after === 'string' && before > after) return undefined;
  const sides = { ...(from !== undefined && { [names.from]: from }), ...(to !== undefined && { [names.to]: to }) };
  return withSaid(filter, sides, lexicon.table);
}

/** What an amount bounds, by the word before it. */
const sides: Readonly<Partial<Record<Bound, 'from' | 'to'>>> = {
  above: 'from',
  since: 'from',
  from: 'from',
  below: 'to',
  until: 'to',
};

/** The filter with an amount, or with both sides of a range. */
export function withAmount(
  filter: FilterValues,
  [low, high = low]: readonly [SaidAmount, SaidAmount?],
  bound: Bound | undefined,
  { amount: names, table }: ListLexicon,
): FilterDraft {
  const currency = high.currency ?? low.currency;
  const side = bound && sides[bound];
  if (!names || (currency !== undefined && !Object.hasOwn(table, 'currency'))) return undefined;
  // A list that takes one amount alone can say no range.
  if (names.from === names.to && (side !== undefined || low.value !== high.value)) return undefined;
  const draft = withSaid(
    filter,
    {
      ...(side !== 'to' && { [names.from]: low.value }),
      ...(side !== 'from' && { [names.to]: high.value }),
      ...(currency !== undefined && { currency }),
    },
    table,
  );
  return draft && Number(draft[names.from] ?? 0) > Number(draft[names.to] ?? Infinity) ? undefined : draft;
}
