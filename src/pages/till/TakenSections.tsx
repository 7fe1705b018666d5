import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { dictionaryOf } from '#contract/enums.ts';
import { HeadFigures } from '#src/list/figures/FigureAmounts.tsx';
import { FigureSection, FigureText } from '#src/list/figures/FigureSection.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { listAddress } from '#src/record/related/listAddress.ts';
import { pathTo } from '#src/resources/paths.ts';
import { namedCurrency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { noSolek, type Breakdown } from './breakdowns.ts';
import type { Till, Uncounted } from './readTill.ts';
import { sumOf, type TillLine } from './taken.ts';
import styles from './till.module.css';
import { TillTable } from './TillTable.tsx';

/** What is in no total: how many of each, leading to them. */
function UncountedNote({ uncounted }: { uncounted: readonly Uncounted[] }) {
  const translate = useTranslate();
  return (
    <ul className={styles.uncounted} aria-label={translate('till.uncounted.label')}>
      {uncounted.map(({ kind, count, filter }) => (
        <li key={kind}>
          <Link to={listAddress(pathTo('Transactions'), filter)}>
            {translate(`till.uncounted.${kind}`, { smart_count: count, count: groupDigits(count) })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How a line of a breakdown is called, in the words of the product's dictionaries. */
function useLineWords(): (breakdown: Breakdown) => (line: TillLine) => string {
  const translate = useTranslate();
  const { dictionaries, currencies } = useSettings();
  const named = (name: 'paymentType' | 'transactionType' | 'solek', value: string) =>
    dictionaries[dictionaryOf(name)]?.[value] ?? value;
  return (breakdown) => {
    if (breakdown === 'hour') return ({ value }) => value;
    if (breakdown === 'all') return ({ currency }) => namedCurrency(currencies, currency).name;
    return ({ value }) => (value === noSolek ? translate('till.noSolek') : named(breakdown, value));
  };
}

/** What was taken: in all, and by payment method, credit type, acquirer and hour. */
export function TakenSections({ till: { lines, uncounted } }: { till: Till }) {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const wordsOf = useLineWords();
  const section = (breakdown: Breakdown) =>
    lines[breakdown].length > 0 && (
      <FigureSection key={breakdown} title={translate(`till.by.${breakdown}`)}>
        <TillTable label={translate(`till.by.${breakdown}`)} lines={lines[breakdown]} wordOf={wordsOf(breakdown)} />
      </FigureSection>
    );
  return (
    <>
      <FigureSection title={translate('till.by.all')}>
        {lines.all.length === 0 ? (
          <FigureText>{translate('till.none')}</FigureText>
        ) : (
          <>
            <HeadFigures
              figures={lines.all.map(({ currency, rows }) => ({
                key: currency,
                label: namedCurrency(currencies, currency).name,
                agorot: sumOf(rows).agorot,
                currency,
              }))}
            />
            <TillTable label={translate('till.by.all')} lines={lines.all} wordOf={wordsOf('all')} />
          </>
        )}
        {uncounted.length > 0 && <UncountedNote uncounted={uncounted} />}
      </FigureSection>
      {(['paymentType', 'transactionType', 'solek', 'hour'] as const).map(section)}
    </>
  );
}
