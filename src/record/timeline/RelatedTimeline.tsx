import type { RecordEvent, RelatedEvents } from '#src/record/declaration.ts';
import type { FactPlace } from '#src/record/facts/FactList.tsx';
import type { FactContext } from '#src/record/facts/shownFacts.ts';
import { useRecordRegistry, type KnownList } from '#src/record/registry.ts';
import { useRelated, useRelatedTie, type RelatedTie } from '#src/record/related/useRelated.ts';
import { useShownRecord } from '#src/record/useShownRecord.ts';
import { Timeline } from './Timeline.tsx';

interface RelatedTimelineProps extends FactPlace {
  /** The record's own. */
  resource: string;
  related: RelatedEvents<object> | undefined;
  /** What the record itself tells. */
  events: readonly RecordEvent[];
  context: FactContext;
}

interface TiedProps extends Omit<RelatedTimelineProps, 'related' | 'resource'> {
  related: RelatedEvents<object>;
  tie: RelatedTie;
}

function Tied({ tie, related, events, context, ...place }: TiedProps) {
  const { data } = useRelated(tie);
  const rows = (data?.rows ?? []).flatMap((row) => related.event(row, context.words) ?? []);
  return <Timeline events={[...events, ...rows]} {...place} />;
}

/** The timeline of a record, with the rows of another list that are events of it. */
export function RelatedTimeline({ related, resource, ...timeline }: RelatedTimelineProps) {
  const record = useShownRecord();
  const { listOf } = useRecordRegistry();
  const tieOf = useRelatedTie(resource, record);
  const list: KnownList | undefined = related && listOf(related.list);
  const { context: _, ...plain } = timeline;
  if (!related || !list?.isOpen || related.when?.(record) === false) return <Timeline {...plain} />;
  return <Tied {...timeline} related={related} tie={tieOf(list, related.by)} />;
}
