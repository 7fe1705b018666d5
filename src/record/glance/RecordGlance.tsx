import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { RecordActions } from '#src/actions/record/RecordActions.tsx';
import { FactList } from '#src/record/facts/FactList.tsx';
import { currencyOf } from '#src/record/facts/factWords.ts';
import { partClass } from '#src/record/partClass.ts';
import { RecordHeader } from '#src/record/RecordHeader.tsx';
import { mentionOf, spokenName } from '#src/record/recordName.ts';
import { RelatedTimeline } from '#src/record/timeline/RelatedTimeline.tsx';
import { useShown, type RecordShown } from '#src/record/useShown.ts';
import { useShownRecord } from '#src/record/useShownRecord.ts';
import styles from './RecordGlance.module.css';

interface RecordGlanceProps extends RecordShown {
  /** The person is on the way past it: nothing is asked for. */
  isPassed: boolean;
  /** Hears what it is called. */
  onName: (name: string) => void;
  /** Hears who, how much and in which state, once a person has come to rest at it. */
  onShown: (said: string) => void;
}

/** What a person sees of the record of the context at a glance: its head, what comes next, its facts, what happened. */
export function RecordGlance({ isPassed, onName, onShown, ...shown }: RecordGlanceProps) {
  const { declaration, page, isPartial, context } = shown;
  const record = useShownRecord();
  const translate = useTranslate();
  const { heading, byline, facts, events } = useShown(shown);
  const place = { currency: currencyOf(record, context.format.currencies), timeZone: context.format.timeZone };
  const name = spokenName(heading, context, record.id);
  const state = heading.status?.field?.text ?? heading.ownStatus?.text;
  const said = [mentionOf(heading, context) ?? name, ...(state === undefined ? [] : [state])].join(' · ');
  const isWhole = !isPartial && !isPassed;
  const { notes: Notes, followedBy } = page;
  useEffect(
    function tellName() {
      onName(name);
      if (!isPassed) onShown(said);
    },
    [name, said, isPassed, onName, onShown],
  );
  return (
    <article className={styles.glance} aria-busy={isPartial}>
      <RecordHeader heading={heading} byline={byline} currency={place.currency}>
        {(declaration.actions?.record ?? declaration.actions?.row) && (
          <RecordActions declaration={declaration} name={name} />
        )}
      </RecordHeader>
      {Notes && isWhole && <Notes />}
      {facts.length > 0 && (
        <section className={partClass} aria-label={translate('record.summary')}>
          <FactList facts={facts} {...place} />
        </section>
      )}
      <RelatedTimeline
        resource={declaration.name}
        related={isWhole ? followedBy : undefined}
        {...{ events, context, ...place }}
      />
    </article>
  );
}
