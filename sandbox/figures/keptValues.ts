import { and, sql, type SQL } from 'drizzle-orm';
import { isAtLeast, isBefore, isEqual } from '#sandbox/list/compare.ts';
import { type Question, toAgorot } from '#sandbox/list/filterRules.ts';
import type { CheckedQuestion } from '#sandbox/list/longList.ts';
import type { KeptValues } from './declarations.ts';
import type { KeptAnswer } from './keptFigures.ts';

/** How the values of amounts are written, and the first amount that does not fit. */
const digits = 12;
const tooGreat = 10 ** digits;
const toValue = (amount: number) => String(amount).padStart(digits, '0');

const digitsLeft = (amount: number) => 10 ** Math.max(0, String(amount).length - 2);
/** First amount of those that are kept together: the first two digits, then zeros. */
const startOf = (amount: number) => amount - (amount % digitsLeft(amount));

/**
 * The amounts of a range that are kept together as a whole, and what is left at either end.
 * @param from least amount in agorot; absent = 0
 * @param to greatest amount in agorot; absent = without end
 * @returns undefined when the range holds nothing whole.
 */
function wholeAmounts({ from = 0, to }: { from?: number; to?: number }) {
  const first = startOf(from) === from ? from : startOf(from) + digitsLeft(from);
  const end = to === undefined ? undefined : startOf(to + 1);
  if (first >= tooGreat || (end !== undefined && (end >= tooGreat || first >= end))) return undefined;
  return {
    first,
    /** First amount after the whole ones. */
    end,
    before: first !== from,
    after: to !== undefined && end !== to + 1,
  };
}

function amountsAsked({ amounts }: KeptValues, { filters }: Question) {
  const [from, to] = [filters[amounts.from], filters[amounts.to]];
  return {
    ...(from !== undefined && { from: Math.max(0, Math.ceil(toAgorot(from))) }),
    ...(to !== undefined && { to: Math.floor(toAgorot(to)) }),
  };
}

/** Which kept values a question is about, and the rows besides; undefined when it is not about one field's values. */
function valuesAsked(values: KeptValues, question: Question): { where: SQL | undefined; edges: SQL[] } | undefined {
  const { amounts, texts } = values;
  const asked = Object.keys(question.filters).filter((name) => texts[name]);
  const range = amountsAsked(values, question);
  const isRange = range.from !== undefined || range.to !== undefined;
  const [name] = asked;
  if (asked.length + Number(isRange) !== 1) return undefined;
  const text = name === undefined ? undefined : texts[name];
  if (name !== undefined && text) {
    const pattern = text.finds(sql`${values.value}`)(question.filters[name] ?? '', question);
    return { where: and(isEqual(values.field, text.field), pattern), edges: [] };
  }
  const whole = wholeAmounts(range);
  if (!whole) return undefined;
  const { first, end, before, after } = whole;
  return {
    where: and(
      isEqual(values.field, amounts.field),
      isAtLeast(values.value, toValue(first)),
      end === undefined ? undefined : isBefore(values.value, toValue(end)),
    ),
    edges: [
      ...(before ? [isBefore(amounts.source, first)] : []),
      ...(after && end !== undefined ? [isAtLeast(amounts.source, end)] : []),
    ],
  };
}

/** How kept values answer count and sums of a question; undefined when it names something they do not know. */
export function valuesAnswer(values: KeptValues, question: CheckedQuestion): KeptAnswer | undefined {
  const { call, filters, list } = question;
  const isValue = (name: string) => values.texts[name] ?? [values.amounts.from, values.amounts.to].includes(name);
  const words = Object.entries(filters).filter(([name]) => list.filters[name] && !isValue(name));
  if (words.some(([name]) => !values.words[name])) return undefined;
  const asked = valuesAsked(values, question);
  if (!asked) return undefined;
  return {
    figures: values,
    where: and(
      isEqual(values.merchant, call.caller.merchantID),
      asked.where,
      ...words.map(([name, value]) => values.words[name]?.(value, question)),
    ),
    edges: asked.edges,
  };
}
