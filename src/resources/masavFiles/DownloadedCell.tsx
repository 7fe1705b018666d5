import { useTranslate } from 'react-admin';
import type { CellProps } from '#src/meta/cells.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { fileState } from './fileState.ts';

/** Whether a file was downloaded, and its rows are locked. */
export function DownloadedCell({ value }: CellProps) {
  const translate = useTranslate();
  if (typeof value !== 'boolean') return null;
  const { key, tone } = fileState({ downloaded: value });
  return <Chip tone={tone}>{translate(`masavFile.brief.${key}`)}</Chip>;
}
