import { isObject } from '#contract/envelope.ts';

/** Greatest number of days that a rule waits, and of credit days in a month. */
export const creditLimits = { days: 90, perMonth: 4 } as const;

/**
 * When an acquirer credits what a terminal charged: so many days later, or on days of the month after. Several days of the
 * month share the month of the charges equally, in their order (docs/adr/0060-when-the-money-comes-in.md).
 */
export type CreditRule = { kind: 'after'; days: number } | { kind: 'monthly'; days: readonly number[] };

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Reads a rule without trusting it; days of the month come in their order, each once. */
export function soundCreditRule(value: unknown): CreditRule | undefined {
  if (!isObject(value)) return undefined;
  const { kind, days } = value;
  if (kind === 'after') return isWithin(days, 0, creditLimits.days) ? { kind, days } : undefined;
  if (kind !== 'monthly' || !Array.isArray(days)) return undefined;
  const sound = [...new Set(days.filter((day) => isWithin(day, 1, 31)))].toSorted((one, other) => one - other);
  return sound.length > 0 && sound.length <= creditLimits.perMonth ? { kind, days: sound } : undefined;
}

/** Rules by terminal. */
export type CreditRules = Readonly<Record<string, CreditRule>>;

/** Reads stored rules without trusting them. */
export function parseCreditRules(value: unknown): CreditRules {
  if (!isObject(value)) return {};
  const sound = Object.entries(value).flatMap(([terminalID, one]): [string, CreditRule][] => {
    const rule = soundCreditRule(one);
    return rule ? [[terminalID, rule]] : [];
  });
  return Object.fromEntries(sound);
}
