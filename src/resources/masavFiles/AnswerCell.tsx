import { useTranslate } from 'react-admin';
import { statusTone } from '#contract/statusTone.ts';
import type { CellProps } from '#src/meta/cells.tsx';
import { Chip } from '#src/ui/Chip.tsx';

/** What the bank said of a row; nothing until it has. */
export function AnswerCell({ value }: CellProps) {
  const translate = useTranslate();
  if (typeof value !== 'boolean') return null;
  const answer = value ? 'paid' : 'returned';
  return <Chip tone={statusTone(answer)}>{translate(`masavFile.answer.${answer}`)}</Chip>;
}
