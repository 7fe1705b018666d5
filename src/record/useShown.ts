import { useMemo } from 'react';
import type { ListDeclaration } from '#src/list/declaration.ts';
import type { RecordPageDeclaration } from './declaration.ts';
import { metaFacts, shownFacts, coveredBy, type FactContext } from './facts/shownFacts.ts';
import { recordName } from './recordName.ts';
import { recordSections } from './sections/recordSections.ts';
import { historyEvents } from './timeline/historyEvents.ts';
import { useShownRecord } from './useShownRecord.ts';

/** A record and what is said of it. */
export interface RecordShown {
  declaration: ListDeclaration;
  page: RecordPageDeclaration;
  /** It is a list's row: the rest of the record is on its way. */
  isPartial: boolean;
  context: FactContext;
}

/** What a page or a glance shows of its record, worked out once for a record and its words. */
export function useShown({ page, context, declaration, isPartial }: RecordShown) {
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
