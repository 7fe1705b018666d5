import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import styles from './RecordView.module.css';
import type { RecordPageDeclaration } from './declaration.ts';
import { FactList } from './facts/FactList.tsx';
import { currencyOf } from './facts/factWords.ts';
import { metaFacts, shownFacts, coveredBy, type FactContext } from './facts/shownFacts.ts';
import { RecordHeader } from './RecordHeader.tsx';
import { partClass } from './partClass.ts';
import { recordName, spokenName } from './recordName.ts';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { RecordTerminal } from './RecordTerminal.tsx';
import { FoldedSection } from './sections/FoldedSection.tsx';
import { recordSections } from './sections/recordSections.ts';
import { historyEvents } from './timeline/historyEvents.ts';
import { RelatedTimeline } from './timeline/RelatedTimeline.tsx';
import { useShownRecord } from './useShownRecord.ts';

const Figures = lazyPart(async () => (await import('./figures/Figures.tsx')).Figures);
const Activity = lazyPart(async () => (await import('./activity/Activity.tsx')).Activity);
const RecordActions = lazyPart(async () => (await import('#src/actions/record/RecordActions.tsx')).RecordActions);

/** Loads what every page of a record needs beside this. */
export const preloadRecordParts = (): void => RecordActions.preload();

interface RecordViewProps {
  declaration: ListDeclaration;
  page: RecordPageDeclaration;
  /** It is a list's row: the rest of the record is on its way. */
  isPartial: boolean;
  context: FactContext;
}

/** What a page shows of its record, worked out once for a record and its words. */
function useShown({ page, context, declaration, isPartial }: RecordViewProps) {
  const record = useShownRecord();
  const names = declaration.recordRepresentation ?? declaration.primaryText;
  return useMemo(() => {
    const heading = recordName(record, page, context, names);
    const heads = [heading.title, heading.amount, heading.status].flatMap((fact) => (fact ? fact.coveredFields : []));
    const byline = shownFacts(record, page.byline ?? [], context);
    const facts = page.facts ? shownFacts(record, page.facts, context) : metaFacts(record, heads, context);
    const timeline = page.timeline ?? 'history';
    const history = historyEvents(record, timeline, context);
    const happened = isPartial ? [] : (page.happened?.(record, context.words) ?? []);
    const sections = recordSections(
      record,
      {
        coveredFields: [
          ...heads,
          ...coveredBy(record, page.byline ?? [], byline),
          ...coveredBy(record, page.facts ?? [], facts),
        ],
        ...(page.sections && { sections: page.sections }),
        ...(page.technical && { technical: page.technical }),
        ...(page.tables && { tables: page.tables }),
        without: history.length > 0 ? [timeline] : [],
      },
      context,
    );
    return { heading, byline, facts, events: [...happened, ...history], sections };
  }, [page, record, context, names, isPartial]);
}

/** The page of the record of the context. */
export function RecordView(props: RecordViewProps) {
  const { declaration, page, isPartial, context } = props;
  const record = useShownRecord();
  const translate = useTranslate();
  const { heading, byline, facts, events, sections } = useShown(props);
  const { format, words } = context;
  const place = { currency: currencyOf(record, format.currencies), timeZone: format.timeZone };
  const { notes: Notes, beside: Beside } = page;
  const details = isPartial ? (
    <CardSkeleton />
  ) : (
    <div className={styles.sections}>
      {sections.map((section) => (
        <FoldedSection key={section.key} section={section} format={format} pathOf={words.pathOf} {...place} />
      ))}
    </div>
  );
  const summary = facts.length > 0 && (
    <section className={partClass} aria-label={translate('record.summary')}>
      <FactList facts={facts} {...place} />
    </section>
  );
  return (
    <article className={styles.record} aria-busy={isPartial}>
      <RecordHeader heading={heading} byline={byline} currency={place.currency}>
        {(declaration.actions?.record ?? declaration.actions?.row) && (
          <RecordActions declaration={declaration} name={spokenName(heading, context, record.id)} />
        )}
      </RecordHeader>
      {declaration.terminal === 'filter' && <RecordTerminal />}
      {Notes && !isPartial && <Notes />}
      {page.figures && !isPartial && <Figures resource={declaration.name} figures={page.figures} context={context} />}
      {page.activity ? (
        <div className={styles.told}>
          {!isPartial && <Activity resource={declaration.name} kinds={page.activity} context={context} />}
          <div className={styles.beside}>
            {Beside && !isPartial && <Beside />}
            {summary}
          </div>
          {details}
        </div>
      ) : (
        <>
          <div className={styles.top}>
            {summary}
            <RelatedTimeline
              resource={declaration.name}
              related={isPartial ? undefined : page.followedBy}
              {...{ events, context, ...place }}
            />
          </div>
          {page.tabs ? (
            <RecordTabs resource={declaration.name} tabs={page.tabs} isPartial={isPartial} details={details} />
          ) : (
            details
          )}
        </>
      )}
    </article>
  );
}
