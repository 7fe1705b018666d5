import { useTranslate } from 'react-admin';
import { FigureSection, FigureText } from '#src/list/figures/FigureSection.tsx';
import { daysAhead } from '#src/pages/books/ahead/aheadDays.ts';
import type { CreditRule } from '#src/settings/creditRules.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import { Comparison } from './Comparison.tsx';
import { comparable, type KeptForecast } from './forecasts.ts';
import { useForecasts } from './useForecasts.ts';

interface KeptSectionProps {
  terminalID: string;
  rule: CreditRule | undefined;
  today: string;
  /** Today's, once all of it is known. */
  made: KeptForecast | undefined;
}

/** The last forecast that is over beside what came, or when there will be one. */
export function KeptSection({ terminalID, rule, today, made }: KeptSectionProps) {
  const translate = useTranslate();
  const kept = useForecasts(terminalID, made);
  const { over, nextDay } = rule ? comparable(kept, rule, today) : {};
  const note = rule === undefined ? 'noRule' : nextDay === undefined ? 'waits' : 'next';
  return (
    <FigureSection
      title={translate('monthAhead.kept.title')}
      text={translate('monthAhead.kept.text', { days: daysAhead })}
    >
      {over ? (
        <Comparison terminalID={terminalID} forecast={over} />
      ) : (
        <FigureText>{translate(`monthAhead.kept.${note}`, { day: shownDay(nextDay ?? '') })}</FigureText>
      )}
    </FigureSection>
  );
}
