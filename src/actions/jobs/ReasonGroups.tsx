import type { RefusedRow } from '#src/actions/many/plan.ts';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import { FoldedRows } from './FoldedRows.tsx';

/** Rows by their reason: what failed before what was left alone, the most frequent reason first. */
function byReason(refused: readonly RefusedRow[]): (readonly [reason: string, rows: readonly RefusedRow[]])[] {
  const groups = Map.groupBy(refused, ({ reason }) => reason);
  const weight = ([, rows]: readonly [string, readonly RefusedRow[]]) =>
    (rows.some(({ calm }) => !calm) ? 1e6 : 0) + rows.length;
  return [...groups].toSorted((one, other) => weight(other) - weight(one));
}

/** Why rows were not done: each reason once, how often, and the rows that lead to their pages. */
export function ReasonGroups({ refused }: { refused: readonly RefusedRow[] }) {
  const messageText = useMessageText();
  return byReason(refused).map(([reason, rows]) => (
    <FoldedRows
      key={reason}
      tone={rows.every(({ calm }) => calm) ? 'calm' : 'failed'}
      title={
        <>
          <ForeignText>{messageText(reason)}</ForeignText> · {groupDigits(rows.length)}
        </>
      }
      rows={rows.map(({ id, name, path, fix }) => ({ id, name, path, fix }))}
    />
  ));
}
