import type { RefusedRow } from '#src/actions/many/plan.ts';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import { FoldedRows } from './FoldedRows.tsx';

interface RefusedRowsProps {
  /** What they have in common. */
  title: string;
  refused: readonly RefusedRow[];
}

/** Rows that were refused, or will be left alone, each with its reason. */
export function RefusedRows({ title, refused }: RefusedRowsProps) {
  const messageText = useMessageText();
  const rows = refused.map(({ id, name, reason, fix }) => ({
    id,
    name,
    fix,
    text: <ForeignText>{messageText(reason)}</ForeignText>,
  }));
  return <FoldedRows title={title} rows={rows} />;
}
