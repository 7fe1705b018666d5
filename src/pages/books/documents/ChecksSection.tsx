import { useTranslate } from 'react-admin';
import { WhenAnswered, FigureSection } from '#src/list/figures/FigureSection.tsx';
import { rowsOf } from '#src/pages/books/paths.ts';
import type { Period } from '#src/pages/books/period.ts';
import { countOfStatus } from '#src/pages/books/vat/vat.ts';
import { useVat } from '#src/pages/books/vat/VatSection.tsx';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { CheckLine } from './CheckLine.tsx';
import { LargeChecks } from './LargeChecks.tsx';
import { useMissing } from './useMissing.ts';
import styles from './checks.module.css';

/** Charges and refunds that have no document. */
function MissingChecks({ period }: { period: Period }) {
  const translate = useTranslate();
  const { issuesDocuments } = useSelectedTerminal().terminal;
  const answer = useMissing(period, true);
  return (
    <WhenAnswered answer={answer}>
      {(found) => (
        <ul className={styles.checks}>
          {(['charges', 'refunds'] as const).map((of) => (
            <CheckLine
              key={of}
              label={translate(`books.check.missing.${of}`)}
              hint={issuesDocuments === true ? undefined : translate('books.check.missing.notByItself')}
              count={found[of].count}
              amounts={found[of].amounts}
              to={rowsOf.transactions(found[of].filter)}
            />
          ))}
        </ul>
      )}
    </WhenAnswered>
  );
}

const faulty = ['initial', 'sendingFailed'] as const;

/** What the documents of a period lack. */
export function ChecksSection({ period }: { period: Period }) {
  const translate = useTranslate();
  const issues = useIsOpen()({ integration: 'invoicing' });
  const answer = useVat(period);
  return (
    <FigureSection title={translate('books.check.title')}>
      {issues && <MissingChecks period={period} />}
      <WhenAnswered answer={answer}>
        {({ totals }) => (
          <ul className={styles.checks}>
            {faulty.map((status) => (
              <CheckLine
                key={status}
                label={translate(`books.check.status.${status}`)}
                count={countOfStatus(totals, status)}
                to={rowsOf.invoices({ ...period, status })}
              />
            ))}
          </ul>
        )}
      </WhenAnswered>
      <LargeChecks period={period} />
    </FigureSection>
  );
}
