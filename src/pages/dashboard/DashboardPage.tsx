import { clsx } from 'clsx';
import { useFirstScreenStands } from '#src/ui/afterFirstScreen.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { ComparedNote } from './ComparedNote.tsx';
import { CustomersPanel } from './CustomersPanel.tsx';
import styles from './dashboard.module.css';
import { Filters } from './Filters.tsx';
import { ItemsPanel } from './ItemsPanel.tsx';
import { PaymentTypesPanel } from './PaymentTypesPanel.tsx';
import { TimelinePanel } from './TimelinePanel.tsx';
import { TotalsPanel } from './TotalsPanel.tsx';
import { useDashboardFilter } from './useDashboardFilter.ts';

/** The place of what waits. */
const WaitingPlace = () => <div className={styles.waits} />;
const Waiting = lazyPart(async () => (await import('#src/list/waiting/Waiting.tsx')).Waiting, WaitingPlace);

const RecentDays = lazyPart(async () => (await import('./RecentDays.tsx')).RecentDays);

/** What waits, today among the last days, and what came in: totals, over time, by payment type, the best items, the customers; each part by itself. */
export function DashboardPage() {
  const { filter, terminalID, ask } = useDashboardFilter();
  const stands = useFirstScreenStands();
  const asked = { filter, terminalID };
  return (
    <div className={styles.dashboard}>
      <div className={styles.whole}>
        <Waiting />
      </div>
      <div className={clsx(styles.whole, styles.recentDays)}>{stands && <RecentDays terminalID={terminalID} />}</div>
      <Filters filter={filter} ask={ask} />
      {filter.comparison === 'comparisonDate' && <ComparedNote filter={filter} />}
      <TotalsPanel {...asked} />
      <TimelinePanel {...asked} />
      <PaymentTypesPanel {...asked} />
      <ItemsPanel {...asked} />
      <CustomersPanel {...asked} />
    </div>
  );
}
