import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useJobs } from '#src/actions/jobs/jobsContext.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useStore } from '#src/store/useStore.ts';
import { readFailedRows } from './failedRows.ts';
import { partName } from './fileFaults.ts';
import type { ImportCounts } from './importCounts.ts';
import type { FileValidation } from './validation/openFileValidation.ts';
import { uploadDeals, uploadKey, type ImportOrder } from './uploadDeals.ts';

/** What became of a file that was sent. */
export interface SentFile {
  terminalID: string;
  importID: string;
  counts: ImportCounts;
  /** The rows of the chosen file that it was made of; absent = all of them. */
  rowNumbers?: readonly number[];
}

/** What is to be sent. */
export interface ChosenFile {
  file: File;
  validation: FileValidation;
}

/** Sends a file to a terminal, then again what failed of it. */
export function useUpload(terminalID: string) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const jobs = useJobs();
  const running = useStore(jobs).some(({ key, state }) => key === uploadKey(terminalID) && state === 'running');
  const [sent, setSent] = useState<SentFile>();
  const [unknown, setUnknown] = useState<{ isWhole: boolean }>();

  function send(order: Omit<ImportOrder, 'terminalID'>, rowNumbers?: readonly number[]): void {
    setUnknown(undefined);
    void uploadDeals(
      { ...order, terminalID },
      {
        jobs,
        dataProvider,
        onOutcome(outcome) {
          setUnknown(outcome.kind === 'unknown' ? outcome : undefined);
          if (outcome.kind !== 'answered') return;
          const { importID, counts } = outcome;
          setSent({ terminalID, importID, counts, ...(rowNumbers && { rowNumbers }) });
        },
      },
    );
  }

  return {
    running,
    sent,
    unknown,
    /** Forgets what was sent. */
    reset(): void {
      setSent(undefined);
      setUnknown(undefined);
    },
    async sendAll({ file, validation }: ChosenFile): Promise<void> {
      send({ content: await validation.fileOf(), name: file.name, insists: false });
    },
    /** Sends what failed of the last file; the rows that had been imported before, or the others. */
    async sendAgain({ file, validation }: ChosenFile, last: SentFile, insists: boolean): Promise<void> {
      // What can not be read the person has been told.
      const failed = await readFailedRows(dataProvider, last).catch(() => undefined);
      if (!failed) return;
      const { known, others } = failed;
      // The list numbers rows as a spreadsheet does, the header first.
      const rows = (insists ? known : others).map((row) => last.rowNumbers?.[row - 2] ?? row - 1);
      if (rows.length === 0) return;
      send({ content: await validation.fileOf(rows), name: partName(file.name, 'failed'), insists }, rows);
    },
  };
}
