import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { israelWallClock } from '#contract/israelClock.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { WhenAnswered } from '#src/list/figures/FigureSection.tsx';
import { ReadingNote } from '#src/list/figures/ReadingNote.tsx';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { shownDay } from '#src/ui/days/dayText.ts';
import { readDayOf, tillSearch, type TillDay } from './day.ts';
import { DayBar } from './DayBar.tsx';
import { TakenSections } from './TakenSections.tsx';
import styles from './till.module.css';
import { TransmissionSection } from './TransmissionSection.tsx';
import { useTill } from './useTill.ts';

/** An instant on Israel's clock, as people read it. @param instant milliseconds */
function momentText(instant: number): string {
  const clock = israelWallClock(new Date(instant)).toISOString();
  return `${shownDay(clock.slice(0, 10))} ${clock.slice(11, 16)}`;
}

/** What a day came to, once its transactions were read. */
function TillFigures({ day }: { day: TillDay }) {
  const translate = useTranslate();
  const { answer, isUnderWay, reading } = useTill(day);
  if (isUnderWay) return <ReadingNote words="transactions" {...reading} />;
  return (
    <WhenAnswered answer={answer}>
      {(till) => (
        <>
          <p className={styles.asOf}>
            {translate('till.asOf')} <bdi dir="ltr">{momentText(answer.dataUpdatedAt)}</bdi>
          </p>
          <div className={styles.parts}>
            <TakenSections till={till} />
            <TransmissionSection reconciliation={till.reconciliation} />
          </div>
        </>
      )}
    </WhenAnswered>
  );
}

/** The end of a terminal's day: what was taken, by what and when, against what was transmitted; one page of paper. */
export function TillPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { terminalID } = useSelectedTerminal().terminal;
  const day = { terminalID, day: readDayOf(search, israelToday()) };
  return (
    <div className={styles.till}>
      <DayBar
        day={day.day}
        ask={(asked) => void navigate({ pathname, search: tillSearch({ terminalID, day: asked }) })}
      />
      <TillFigures key={tillSearch(day)} day={day} />
    </div>
  );
}
