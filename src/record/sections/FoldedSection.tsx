import { useId } from 'react';
import { FactList, type FactPlace } from '#src/record/facts/FactList.tsx';
import type { FormatContext } from '#src/meta/format/formatField.ts';
import type { FactWords } from '#src/record/declaration.ts';
import { FoldMark } from '#src/ui/FoldMark.tsx';
import styles from './FoldedSection.module.css';
import type { RecordSection } from './recordSections.ts';
import { RecordTable } from './RecordTable.tsx';

interface FoldedSectionProps extends FactPlace {
  section: RecordSection;
  format: FormatContext;
  pathOf: FactWords['pathOf'];
}

/** One part of a record under its title, folded until somebody wants it. */
export function FoldedSection({ section, format, pathOf, ...place }: FoldedSectionProps) {
  const title = useId();
  const { label, facts, table, technical = false, open = false } = section;
  return (
    <details className={styles.section} aria-labelledby={title} open={open}>
      <summary>
        <h3 id={title}>{label}</h3>
        <FoldMark />
      </summary>
      {table && <RecordTable label={label} {...table} context={format} pathOf={pathOf} />}
      {facts.length > 0 && <FactList facts={facts} technical={technical} {...place} />}
    </details>
  );
}
