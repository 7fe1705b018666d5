import { toDecimal } from '#contract/money.ts';
import { namedCurrency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import type { Sums } from './plan.ts';

/** Sums beside each other, each in its currency. */
export function SumsText({ sums }: { sums: Sums }) {
  const { currencies } = useSettings();
  return Object.entries(sums).map(([code, agorot], index) => (
    <span key={code}>
      {index > 0 && ' · '}
      <MoneyText amount={toDecimal(agorot)} currency={namedCurrency(currencies, code)} />
    </span>
  ));
}
