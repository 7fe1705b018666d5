import { useId } from 'react';
import type { FormatContext } from '#src/meta/formatRow.ts';
import { RecordFields } from './RecordFields.tsx';
import type { RelatedPath } from './relatedPath.ts';
import type { RecordPart } from './recordParts.ts';
import { RecordTable } from './RecordTable.tsx';

interface RecordSectionProps {
  part: RecordPart;
  context: FormatContext;
  relatedPath: RelatedPath;
}

/** One part of a record under its title. */
export function RecordSection({ part, context, relatedPath }: RecordSectionProps) {
  const title = useId();
  return (
    <section className="record-part" aria-labelledby={title}>
      <h3 id={title}>{part.label}</h3>
      {part.kind === 'table' ? (
        <RecordTable part={part} context={context} />
      ) : (
        <RecordFields part={part} context={context} relatedPath={relatedPath} />
      )}
    </section>
  );
}
