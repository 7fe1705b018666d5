import { StatusChip } from '#src/ui/StatusChip.tsx';
import type { CellProps } from './cellProps.ts';

/** The word of a code; a state is a chip with its tone. */
export function DictionaryCell({ text, value, status }: CellProps) {
  if (!status || text === '') return <bdi>{text}</bdi>;
  return <StatusChip status={String(value)}>{text}</StatusChip>;
}
