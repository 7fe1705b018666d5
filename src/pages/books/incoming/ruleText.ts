import type { CreditRule } from '#src/settings/creditRules.ts';
import { firstOfShares } from './creditDay.ts';

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What a rule says, a sentence for each credit day; none of no rule. */
export function ruleSentences(rule: CreditRule | undefined, translate: Translate): string[] {
  if (!rule) return [];
  if (rule.kind === 'after') return [translate('books.rule.said.after', { smart_count: rule.days })];
  const firsts = firstOfShares(rule.days.length);
  if (rule.days.length === 1) return rule.days.map((day) => translate('books.rule.said.monthly', { day }));
  return rule.days.map((day, share) => {
    const next = firsts[share + 1];
    const values = { day, from: firsts[share] ?? 1, to: (next ?? 32) - 1 };
    return translate('books.rule.said.share', values);
  });
}

/** The days of the month that a text names, as `2, 8`; undefined for what is no such text. */
export function daysOfText(text: string): number[] | undefined {
  const words = text.split(/[\s,]+/).filter(Boolean);
  return words.every((word) => /^\d{1,2}$/.test(word)) ? words.map(Number) : undefined;
}
