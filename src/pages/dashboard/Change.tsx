import { useTranslate } from 'react-admin';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import styles from './dashboard.module.css';

interface ChangeProps {
  now: number;
  /** Of the days compared with. */
  before: number;
  /** Of an amount; absent for a count. */
  currency?: Currency;
  /** A heading says already that it is a comparison. */
  isHeaded?: boolean;
}

/** By how much a figure differs from the one it is compared with, and which that was. */
export function Change({ now, before, currency, isHeaded }: ChangeProps) {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (
    <span className={styles.change}>
      {before !== 0 && now * before >= 0 && <bdi dir="ltr">{percent.format(now / before - 1)}</bdi>}
      <span>
        {!isHeaded && `${translate('overview.before')} `}
        {currency ? <MoneyText amount={before} currency={currency} /> : groupDigits(before)}
      </span>
    </span>
  );
}
