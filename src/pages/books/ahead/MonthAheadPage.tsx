import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import { useTranslate } from 'react-admin';
import { israelToday } from '#src/forms/israelToday.ts';
import { useCreditRule } from '#src/pages/books/incoming/useCreditRule.ts';
import { useIncoming } from '#src/pages/books/incoming/useIncoming.ts';
import type { PeriodDays } from '#src/pages/books/period.ts';
import { policyOf } from '#src/resources/paths.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import { ToolFace } from '#src/ui/ToolFace.tsx';
import styles from './ahead.module.css';
import { clearingWithin, daysBehind, daySums, windowFrom } from './aheadDays.ts';
import { CalendarSection } from './CalendarSection.tsx';
import { CardsSection } from './cards/CardsSection.tsx';
import { KeptSection } from './kept/KeptSection.tsx';
import { likelyMoney } from './requests/likely.ts';
import { RequestsSection } from './requests/RequestsSection.tsx';
import { useRequests } from './useRequests.ts';

/** Which days are shown, and how they come to paper. */
function WindowBar({ dateFrom, dateTo }: PeriodDays) {
  const translate = useTranslate();
  return (
    <section className={styles.bar} aria-label={translate('monthAhead.window')}>
      <p>
        <bdi dir="ltr">{`${shownDay(dateFrom)} – ${shownDay(dateTo)}`}</bdi>
      </p>
      <button type="button" className={buttonClass('tool')} onClick={() => window.print()}>
        <ToolFace icon={PrintOutlinedIcon}>{translate('figures.print')}</ToolFace>
      </button>
    </section>
  );
}

/** The days ahead of a terminal: what comes in, what requests may bring, what expired cards lose, and how the last forecast was. */
function Sections({ terminalID, today }: { terminalID: string; today: string }) {
  const [rule] = useCreditRule(terminalID);
  const showsDeals = useIsOpen()(policyOf('FutureBillingDeals'));
  const window = windowFrom(today);
  const { data, ...incoming } = useIncoming({ period: { terminalID, ...daysBehind(window) }, rule });
  const requests = useRequests(terminalID, today);
  const groups = requests.answer.data;
  const lines = data && clearingWithin(data, window);
  const likely = groups && likelyMoney(groups, rule, window);
  const sums = lines && daySums(lines, likely ?? []);
  const forecast = rule && sums && likely && { madeOn: today, dateTo: window.dateTo, rule, days: sums };
  return (
    <>
      <CalendarSection
        terminalID={terminalID}
        window={window}
        answer={{ ...incoming, data: lines && sums && { lines, sums } }}
        reading={incoming.reading}
      />
      <RequestsSection {...requests} rule={rule} window={window} />
      {showsDeals && <CardsSection period={{ terminalID, ...window }} />}
      <KeptSection terminalID={terminalID} rule={rule} today={today} made={forecast} />
    </>
  );
}

/** A month ahead: on which day what money comes in, certain apart from expected and likely. */
export function MonthAheadPage() {
  const { terminalID } = useSelectedTerminal().terminal;
  const today = israelToday();
  return (
    <div className={styles.ahead}>
      <WindowBar {...windowFrom(today)} />
      <Sections key={`${terminalID} ${today}`} terminalID={terminalID} today={today} />
    </div>
  );
}
