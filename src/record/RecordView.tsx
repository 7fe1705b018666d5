import { useDeferredValue } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import styles from './RecordView.module.css';
import { Activity } from './activity/Activity.tsx';
import { FactList } from './facts/FactList.tsx';
import { currencyOf } from './facts/factWords.ts';
import { Figures } from './figures/Figures.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { partClass } from './partClass.ts';
import { spokenName } from './recordName.ts';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { RecordTerminal } from './RecordTerminal.tsx';
import { FoldedSection } from './sections/FoldedSection.tsx';
import { RelatedTimeline } from './timeline/RelatedTimeline.tsx';
import { useShown, type RecordShown } from './useShown.ts';
import { useShownRecord } from './useShownRecord.ts';

const RecordActions = lazyPart(async () => (await import('#src/actions/record/RecordActions.tsx')).RecordActions);

/** Loads what every page of a record needs beside this. */
export const preloadRecordParts = (): void => RecordActions.preload();

/** The page of the record of the context. */
export function RecordView(props: RecordShown) {
  const { declaration, page, isPartial, context } = props;
  const record = useShownRecord();
  const translate = useTranslate();
  // What other lists tell of it comes behind the paint of the record itself.
  const isToldLater = useDeferredValue(isPartial, true);
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
      {page.figures && !isToldLater && <Figures resource={declaration.name} figures={page.figures} context={context} />}
      {page.activity ? (
        <div className={styles.told}>
          {!isToldLater && <Activity resource={declaration.name} kinds={page.activity} context={context} />}
          <div className={styles.beside}>
            {Beside && !isToldLater && <Beside />}
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
