import { useState } from 'react';
import type { DownloadedFile } from '#src/dataProvider/http/fileDownload.ts';
import { ReportDialog, type ReportDialogProps } from './ReportDialog.tsx';
import { readTaxFile, type TaxFileSummary } from './readTaxFile.ts';
import { TaxFileDialog } from './TaxFileDialog.tsx';

interface Made {
  file: DownloadedFile;
  summary: TaxFileSummary | undefined;
}

async function read(file: DownloadedFile): Promise<Made> {
  const archive = new Uint8Array(await file.blob.arrayBuffer());
  return { file, summary: await readTaxFile(archive).catch(() => undefined) };
}

/** Makes the tax file of some days, and tells what is in it before it is downloaded. */
export function TaxReportDialog({ days, onClose }: Pick<ReportDialogProps, 'days' | 'onClose'>) {
  const [made, setMade] = useState<Made>();
  if (made) return <TaxFileDialog {...made} onClose={onClose} />;
  const take = async (file: DownloadedFile) => setMade(await read(file));
  return <ReportDialog report="tax" take={take} onClose={onClose} {...(days && { days })} />;
}
