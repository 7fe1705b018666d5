import type { Locale } from '#contract/constants.ts';
import { monthsOf } from '#contract/rules/schedule.ts';
import { shownDay } from '#sandbox/core/shownTime.ts';
import type { BillingSchedule } from './stored.ts';

/** Words of a schedule for who pays by it. */
const words = {
  'he-IL': {
    once: 'פעם אחת',
    month: 'בכל חודש',
    months: (count: number) => (count === 2 ? 'בכל חודשיים' : `בכל ${count} חודשים`),
    year: 'בכל שנה',
    years: (count: number) => (count === 2 ? 'בכל שנתיים' : `בכל ${count} שנים`),
    fromToday: 'החל מהיום',
    from: (day: string) => `החל מ-${day}`,
    noEnd: 'ללא הגבלה',
    until: (day: string) => `עד ${day}`,
    charge: 'חיוב אחד',
    charges: (count: number) => (count === 2 ? 'שני חיובים' : `${count} חיובים`),
  },
  'en-IL': {
    once: 'Once',
    month: 'Every month',
    months: (count: number) => `Every ${count} months`,
    year: 'Every year',
    years: (count: number) => `Every ${count} years`,
    fromToday: 'from today',
    from: (day: string) => `from ${day}`,
    noEnd: 'no end date',
    until: (day: string) => `until ${day}`,
    charge: 'one charge',
    charges: (count: number) => `${count} charges`,
  },
} as const;

function period(months: number, locale: Locale): string {
  const say = words[locale];
  if (months === 0) return say.once;
  if (months % 12 === 0) return months === 12 ? say.year : say.years(months / 12);
  return months === 1 ? say.month : say.months(months);
}

function end({ endAtType, endAt, endAtNumberOfPayments: count = 0 }: BillingSchedule, locale: Locale): string {
  const say = words[locale];
  if (endAtType === 'specifiedDate' && endAt) return say.until(shownDay(endAt));
  if (endAtType === 'afterNumberOfPayments') return count === 1 ? say.charge : say.charges(count);
  return say.noEnd;
}

/**
 * A schedule as a sentence for the person who is charged by it and consents to it.
 * @example scheduleSentence({ repeatPeriodType: 'monthly', …, endAtType: 'never' }, 'en-IL') // 'Every month, from today, no end date'
 */
export function scheduleSentence(schedule: BillingSchedule, locale: Locale): string {
  const { repeatPeriodType, repeatPeriod, startAtType, startAt } = schedule;
  const say = words[locale];
  const months = monthsOf[repeatPeriodType] * repeatPeriod;
  const start = startAtType === 'specifiedDate' && startAt ? say.from(shownDay(startAt)) : say.fromToday;
  return [period(months, locale), start, ...(months === 0 ? [] : [end(schedule, locale)])].join(', ');
}
