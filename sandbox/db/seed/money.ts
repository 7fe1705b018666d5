import type { EnumValue } from '#contract/enums.ts';
import type { Random } from './random.ts';

/** VAT in Israel: 17 % until the end of 2024, 18 % from 2025. */
export function vatRateOn(day: string): number {
  return day < '2025-01-01' ? 0.17 : 0.18;
}

/** A price people would ask: 5 to 5,000, the small ones more often. */
export function someAmount(random: Random, least = 500, most = 500_000): number {
  const raw = least * (most / least) ** random.next();
  const step = raw > 20_000 ? 1000 : 50;
  return Math.min(most, Math.max(least, Math.round(raw / step) * step - (random.chance(0.3) ? 10 : 0)));
}

export function someCurrency(random: Random): EnumValue<'currency'> {
  return random.weighted([
    ['ILS', 90],
    ['USD', 7],
    ['EUR', 3],
  ]);
}
