import { useListContext, useTranslate } from 'react-admin';
import type { CellProps } from '#src/meta/cells.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { dealState, type Deal } from './dealState.ts';

/** What a deal is doing, as a chip. That its last charge failed no row tells: the list was asked for such deals then. */
export function DealStateCell({ row = {} }: CellProps) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const isFailed = filterValues?.quickStatus === 'failed';
  const deal: Deal = isFailed ? { ...row, lastError: 'failed' } : row;
  const { tone, words, parameters } = dealState(deal);
  return <Chip tone={tone}>{translate(words, parameters)}</Chip>;
}
