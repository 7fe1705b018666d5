import { useTranslate } from 'react-admin';
import { FigureText, WhenAnswered } from '#src/list/figures/FigureSection.tsx';
import { ReadingNote } from '#src/list/figures/ReadingNote.tsx';
import { useAmountWords } from '#src/list/figures/useAmountWords.ts';
import { clearingWithin, daysBehind } from '#src/pages/books/ahead/aheadDays.ts';
import { useIncoming } from '#src/pages/books/incoming/useIncoming.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import { comparisonOf, type Compared } from './comparison.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import type { KeptForecast } from './forecasts.ts';

/** What came beside what was foreseen in one currency, in a sentence. */
function Said({ currency, ...compared }: Compared & { currency: string }) {
  const translate = useTranslate();
  const amountWords = useAmountWords();
  const { came, foreseen, certain, expected, likely, difference } = compared;
  const told = { came, foreseen, certain, expected, likely, difference: Math.abs(difference) };
  const amounts = Object.fromEntries(
    Object.entries(told).map(([part, agorot]) => [part, amountWords(agorot, currency)]),
  );
  const how = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less';
  return <p>{translate(`monthAhead.kept.said.${how}`, amounts)}</p>;
}

/** A forecast that is over beside what came on its days: in sentences, and by day. */
export function Comparison({ terminalID, forecast }: { terminalID: string; forecast: KeptForecast }) {
  const translate = useTranslate();
  const { madeOn, dateTo, rule } = forecast;
  const window = { dateFrom: madeOn, dateTo };
  const { reading, ...answer } = useIncoming({ period: { terminalID, ...daysBehind(window) }, rule });
  const { isUnderWay, ...note } = reading;
  if (isUnderWay) return <ReadingNote words="payments" {...note} />;
  return (
    <WhenAnswered answer={answer}>
      {(lines) => {
        const { days, totals } = comparisonOf(forecast, clearingWithin(lines, window));
        return (
          <>
            <FigureText>
              {translate('monthAhead.kept.days', { from: shownDay(madeOn), to: shownDay(dateTo) })}
            </FigureText>
            {totals.map((total) => (
              <Said key={total.currency} {...total} />
            ))}
            <ComparisonTable days={days} totals={totals} />
          </>
        );
      }}
    </WhenAnswered>
  );
}
