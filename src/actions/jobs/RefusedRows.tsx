import { useTranslate } from 'react-admin';
import type { RefusedRow } from '#src/actions/many/plan.ts';
import { FoldedRows } from './FoldedRows.tsx';

interface RefusedRowsProps {
  /** What they have in common. */
  title: string;
  refused: readonly RefusedRow[];
}

/** Rows that were refused, or will be left alone, each with its reason. */
export function RefusedRows({ title, refused }: RefusedRowsProps) {
  const translate = useTranslate();
  const rows = refused.map(({ id, name, reason }) => ({ id, name, said: translate(reason, { _: reason }) }));
  return <FoldedRows title={title} rows={rows} />;
}
