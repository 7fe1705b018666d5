import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog.tsx';
import { Help } from '#src/ui/inputs/Field.tsx';
import styles from './terminals.module.css';
import { type FileKind, useTerminalFile } from './useTerminalFile.ts';

const accepted = { logo: '.png,.jpg,.jpeg,image/png,image/jpeg', stylesheet: '.css,text/css' } as const;

interface FileFieldProps {
  kind: FileKind;
  terminalID: string;
  /** There is one already. */
  isThere: boolean;
}

/** Takes a file of a terminal, judges it, sends it, and takes it away again. */
export function FileField({ kind, terminalID, isThere }: FileFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const { fault, isBusy, upload, remove } = useTerminalFile(kind, terminalID);
  const [asking, setAsking] = useState(false);
  const words = (key: string) => translate(`terminalPage.files.${kind}.${key}`);
  return (
    <div className={styles.part} role="group" aria-labelledby={`${id}name`}>
      <h3 id={`${id}name`}>{words('name')}</h3>
      <Help id={`${id}help`}>{words('help')}</Help>
      <div className={styles.tools}>
        <label className={buttonClass()}>
          <input
            className={visuallyHidden}
            type="file"
            accept={accepted[kind]}
            disabled={isBusy}
            aria-describedby={`${id}help ${id}fault`}
            aria-invalid={fault !== undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file may be chosen again once it was mended.
              target.value = '';
              if (file) void upload(file);
            }}
          />
          {words(isThere ? 'replace' : 'choose')}
        </label>
        {isThere && (
          <button type="button" className={buttonClass('danger')} disabled={isBusy} onClick={() => setAsking(true)}>
            {words('delete')}
          </button>
        )}
      </div>
      <p className={styles.fault} role="alert" id={`${id}fault`}>
        {fault}
      </p>
      {asking && (
        <ConfirmDialog
          title={words('deleting')}
          text={words('deletingText')}
          agree={words('delete')}
          refuse={translate('ra.action.cancel')}
          tone="danger"
          onAnswer={(agreed) => {
            setAsking(false);
            if (agreed) void remove();
          }}
        />
      )}
    </div>
  );
}
