import type { RefusedRow } from '#src/actions/many/plan.ts';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import { FoldedRows } from './FoldedRows.tsx';

interface RefusedRowsProps {
  /** What they have in common. */
  title: string;
  refused: readonly RefusedRow[];
  /** Nothing has failed: they will be left alone, or deserve a look. */
  tone: 'calm' | 'warning';
}

/** Rows that will be left alone, or deserve a look, each with its reason. */
export function RefusedRows({ title, refused, tone }: RefusedRowsProps) {
  const messageText = useMessageText();
  const rows = refused.map(({ id, name, reason, fix }) => ({
    id,
    name,
    fix,
    tone,
    text: <ForeignText>{messageText(reason)}</ForeignText>,
  }));
  return <FoldedRows title={title} rows={rows} />;
}
