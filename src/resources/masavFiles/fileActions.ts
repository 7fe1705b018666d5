import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { ActionRecord, OperationKind, RecordAction } from '#src/actions/actions.ts';
import { saveDownload } from '#src/actions/saveDownload.ts';

type File = RecordOf<'masavFiles'>;

const hasRows = ({ rowsCount }: ActionRecord<File>) => rowsCount !== 0;

const run: OperationKind<File>['run'] = ({ id }, { dataProvider }) =>
  saveDownload(
    dataProvider.download('masav.download', { path: { masavFileId: String(id) }, fallbackName: `masav-${id}.txt` }),
  );

/** What can be done with a file: it is had the first time after a question, since that locks its rows. */
export const fileActions: readonly RecordAction<File>[] = [
  {
    key: 'download',
    label: 'masavFile.download.action',
    kind: 'operation',
    primary: true,
    offered: (file) => file.downloaded === false && hasRows(file),
    asks: () => ({ title: 'masavFile.download.title', text: 'masavFile.download.text', tone: 'forward' }),
    run,
    done: 'masavFile.download.done',
  },
  {
    key: 'downloadAgain',
    label: 'masavFile.download.again',
    kind: 'operation',
    offered: (file) => file.downloaded !== false && hasRows(file),
    run,
  },
];
