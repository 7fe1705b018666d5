import { useTranslate } from 'react-admin';
import { FigureSection, FigureText, NoFigures, WhenAnswered, type Answer } from '#src/list/figures/FigureSection.tsx';
import { HeadFigures } from '#src/list/figures/FigureAmounts.tsx';
import { ReadingNote } from '#src/list/figures/ReadingNote.tsx';
import { CreditRuleNote } from '#src/pages/books/incoming/CreditRuleNote.tsx';
import { useCreditRule } from '#src/pages/books/incoming/useCreditRule.ts';
import type { useIncoming } from '#src/pages/books/incoming/useIncoming.ts';
import type { PeriodDays } from '#src/pages/books/period.ts';
import { namedCurrency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { calendarOf, kinds, kindTotals, type Clearing, type DaySum } from './aheadDays.ts';
import { CalendarTable } from './CalendarTable.tsx';

/** What comes in by day: its lines, and what they and the requests come to. */
interface Foreseen {
  lines: readonly Clearing[];
  sums: readonly DaySum[];
}

/** What the days come to in all: each kind apart, and each currency. */
function Totals({ sums }: Pick<Foreseen, 'sums'>) {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const totals = kindTotals(sums);
  const figures = totals.flatMap(({ currency, ...total }) =>
    kinds
      .filter((one) => total[one] !== 0)
      .map((one) => {
        const kind = translate(`monthAhead.kind.${one}`);
        const { name } = namedCurrency(currencies, currency);
        const label = totals.length > 1 ? translate('monthAhead.ofCurrency', { kind, currency: name }) : kind;
        return { key: `${one} ${currency}`, label, agorot: total[one], currency };
      }),
  );
  return <HeadFigures figures={figures} />;
}

interface CalendarSectionProps {
  terminalID: string;
  window: PeriodDays;
  answer: Answer<Foreseen>;
  reading: ReturnType<typeof useIncoming>['reading'];
}

/** Every day ahead in both calendars: whether banks settle on it, and what comes in. */
export function CalendarSection({ terminalID, window, answer, reading }: CalendarSectionProps) {
  const translate = useTranslate();
  const [rule, changeRule] = useCreditRule(terminalID);
  const { isUnderWay, ...note } = reading;
  return (
    <FigureSection title={translate('monthAhead.calendar.title')} text={translate('monthAhead.calendar.text')}>
      <CreditRuleNote rule={rule} onChange={changeRule} onClosedDays="monthAhead.calendar.shifted" />
      {isUnderWay ? (
        <ReadingNote words="payments" {...note} />
      ) : (
        <WhenAnswered answer={answer}>
          {({ lines, sums }) => (
            <>
              {sums.length === 0 ? (
                <NoFigures>{translate('monthAhead.calendar.none')}</NoFigures>
              ) : (
                <Totals sums={sums} />
              )}
              {rule === undefined && <FigureText>{translate('monthAhead.calendar.shifted')}</FigureText>}
              <CalendarTable days={calendarOf(window, sums, lines)} isCredited={rule !== undefined} />
            </>
          )}
        </WhenAnswered>
      )}
    </FigureSection>
  );
}
