import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { maximumUploadBytes } from '#contract/constants.ts';
import { fileFault } from '#contract/files/judgeFile.ts';
import { fault, type Fault } from '#contract/rules/fault.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { isRefusal } from '#src/dataProvider/failure.ts';

export type FileKind = 'logo' | 'stylesheet';

const calls = {
  logo: { upload: 'terminals.uploadLogo', remove: 'terminals.deleteLogo' },
  stylesheet: { upload: 'terminals.uploadStylesheet', remove: 'terminals.deleteStylesheet' },
} as const;

/** Judges a file as the server will; one that is too large is not even read. */
async function faultOf(kind: FileKind, file: File): Promise<Fault | undefined> {
  if (file.size > maximumUploadBytes) return fault('MaxFileSize');
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return fileFault(kind, { name: file.name, type: file.type, bytes });
  } catch {
    return fault(kind === 'logo' ? 'OnlyImagesAreAllowed' : 'OnlyCssFilesAreAllowed');
  }
}

/** The file of a terminal: how it is brought and taken away, and what is wrong with the last one. */
export function useTerminalFile(kind: FileKind, terminalID: string) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const translate = useTranslate();
  const [said, setSaid] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  /** One thing at a time; what is said of the last one goes. */
  async function alone(work: () => Promise<void>): Promise<void> {
    setSaid(undefined);
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  }

  return {
    /** In words. */
    fault: said,
    isBusy,
    upload: (file: File) =>
      alone(async () => {
        const found = await faultOf(kind, file);
        if (found) return setSaid(translate(found.key));
        const answer = await dataProvider.operate(calls[kind].upload, {
          path: { terminalID },
          file: { content: file, name: file.name },
          quiet: true,
        });
        if (answer && isRefusal(answer)) setSaid(answer.message ?? translate('Invalid'));
      }),
    remove: () =>
      alone(async () => {
        await dataProvider.operate(calls[kind].remove, { path: { terminalID } });
      }),
  };
}
