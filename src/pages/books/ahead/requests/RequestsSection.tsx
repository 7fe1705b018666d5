import { useTranslate } from 'react-admin';
import { FigureSection, FigureText, NoFigures, WhenAnswered, type Answer } from '#src/list/figures/FigureSection.tsx';
import { HeadFigures, type HeadFigure } from '#src/list/figures/FigureAmounts.tsx';
import { ReadingNote } from '#src/list/figures/ReadingNote.tsx';
import type { Progress } from '#src/list/figures/everyRow.ts';
import { daysAhead } from '#src/pages/books/ahead/aheadDays.ts';
import type { PeriodDays } from '#src/pages/books/period.ts';
import type { CreditRule } from '#src/settings/creditRules.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import { FoldedPanel } from '#src/ui/FoldedPanel.tsx';
import { halfWithin, isTold, leastCases, type RequestGroup } from './history.ts';
import { groupAmounts, likelyMoney } from './likely.ts';
import { RequestTable } from './RequestTable.tsx';
import styles from './requests.module.css';

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What became of requests like those of a group, in sentences with the counts behind. */
function historyText(group: RequestGroup, translate: Translate): string {
  const { cases, paid } = group;
  const words = (key: string) => `monthAhead.requests.${key}`;
  if (cases.length === 0) return translate(words('noCases'));
  if (!isTold(group)) return translate(words('tooFew'), { smart_count: cases.length, least: leastCases });
  const counts = { cases: cases.length, days: daysAhead, smart_count: paid.length };
  const half = halfWithin(group);
  if (half === undefined) return translate(words('paidNone'), counts);
  const soon = half === 0 ? translate(words('halfToday')) : translate(words('half'), { smart_count: half });
  // Half of one is nobody.
  return [translate(words('paidOf'), counts), ...(paid.length > 1 ? [soon] : [])].join(' ');
}

interface GroupProps {
  group: RequestGroup;
  rule: CreditRule | undefined;
  window: PeriodDays;
}

/** Requests of about one age: how much is open, how much of it is likely, and the rows of both. */
function Group({ group, rule, window }: GroupProps) {
  const translate = useTranslate();
  const { key, from, to = '', open, cases, paid } = group;
  const title = translate(`monthAhead.age.${key}`, { from, to });
  const within = likelyMoney([group], rule, window);
  const figures = groupAmounts(group).flatMap(({ currency, open: all, likely }): HeadFigure[] => {
    const own = within.filter((money) => money.currency === currency);
    const told = [
      { part: 'open', agorot: all, values: {} },
      { part: 'likely', agorot: likely, values: { days: daysAhead } },
      {
        part: 'within',
        agorot: own.reduce((sum, { agorot }) => sum + agorot, 0),
        values: { day: shownDay(window.dateTo) },
      },
    ];
    return told.slice(0, isTold(group) ? 3 : 1).map(({ part, agorot, values }) => ({
      key: `${part} ${currency}`,
      label: translate(`monthAhead.requests.${part}`, values),
      agorot,
      currency,
    }));
  });
  const opened = translate('monthAhead.requests.list', { smart_count: open.length });
  const compared = translate('monthAhead.requests.compared', { smart_count: cases.length });
  return (
    <li>
      <h3>{title}</h3>
      <FigureText>{historyText(group, translate)}</FigureText>
      <HeadFigures figures={figures} />
      <FoldedPanel title={opened}>{() => <RequestTable label={`${title}: ${opened}`} requests={open} />}</FoldedPanel>
      {cases.length > 0 && (
        <FoldedPanel title={compared}>
          {() => (
            <RequestTable
              label={`${title}: ${compared}`}
              requests={[...paid, ...cases.filter((one) => !paid.includes(one))]}
              tellsPaid
            />
          )}
        </FoldedPanel>
      )}
    </li>
  );
}

interface RequestsSectionProps extends Omit<GroupProps, 'group'> {
  answer: Answer<readonly RequestGroup[]>;
  isUnderWay: boolean;
  reading: { progress: Progress; isRunning: boolean; stop: () => void; go: () => void };
}

/** Open payment requests, weighed by how such requests were paid before. */
export function RequestsSection({ answer, isUnderWay, reading, ...days }: RequestsSectionProps) {
  const translate = useTranslate();
  return (
    <FigureSection
      title={translate('monthAhead.requests.title')}
      text={translate('monthAhead.requests.text', { days: daysAhead })}
    >
      {isUnderWay ? (
        <ReadingNote words="requests" {...reading} />
      ) : (
        <WhenAnswered answer={answer}>
          {(groups) =>
            groups.length === 0 ? (
              <NoFigures>{translate('monthAhead.requests.none')}</NoFigures>
            ) : (
              <ul className={styles.groups}>
                {groups.map((group) => (
                  <Group key={group.key} group={group} {...days} />
                ))}
              </ul>
            )
          }
        </WhenAnswered>
      )}
    </FigureSection>
  );
}
