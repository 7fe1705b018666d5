import type { CellProps } from '#src/meta/cells.tsx';
import { ForeignText } from '#src/ui/ForeignText.tsx';

/** Why a charge was declined, in the processor's language. */
export function RejectionCell({ text, full }: CellProps) {
  return (
    <span title={full}>
      <ForeignText>{text}</ForeignText>
    </span>
  );
}
