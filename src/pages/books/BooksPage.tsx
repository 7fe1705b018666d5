import { useLocation, useNavigate } from 'react-router';
import { israelToday } from '#src/forms/israelToday.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import styles from './books.module.css';
import { ChecksSection } from './documents/ChecksSection.tsx';
import { HandoverSection } from './files/HandoverSection.tsx';
import { MasavSection } from './files/MasavSection.tsx';
import { IncomingSection } from './incoming/IncomingSection.tsx';
import { readDays, booksSearch } from './period.ts';
import { PeriodBar } from './PeriodBar.tsx';
import { VatSection } from './vat/VatSection.tsx';

/** The end of a month: VAT of the documents, what they lack, when the money comes in, and the files to hand over. */
export function BooksPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { terminalID } = useSelectedTerminal().terminal;
  const period = { terminalID, ...readDays(search, israelToday()) };
  // Another period begins anew: what was unfolded or stopped was of the one before.
  const key = JSON.stringify(period);
  return (
    <div className={styles.books}>
      <PeriodBar
        days={period}
        ask={(days) => void navigate({ pathname, search: booksSearch({ terminalID, ...days }) })}
      />
      <VatSection key={`vat ${key}`} period={period} />
      <ChecksSection key={`checks ${key}`} period={period} />
      <IncomingSection key={`incoming ${key}`} period={period} />
      <MasavSection period={period} />
      <HandoverSection period={period} />
    </div>
  );
}
