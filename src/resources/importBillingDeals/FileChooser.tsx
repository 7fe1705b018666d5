import { clsx } from 'clsx';
import { useId, useState, type DragEvent, type ReactNode, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { maximumImportRows } from '#contract/import/columns.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { saveFile } from '#src/ui/saveFile.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import styles from './import.module.css';
import { maximumMegabytes } from './fileFaults.ts';
import { templateText } from './template.ts';
import { useFileLanguage } from './useColumnName.ts';

interface FileChooserProps {
  input: RefObject<HTMLInputElement | null>;
  /** What is wrong with the last file, or that there is none. */
  fault: ReactNode;
  onChoose: (file: File) => void;
}

/** Takes a file that is dropped on it, or chosen. */
export function FileChooser({ input, fault, onChoose }: FileChooserProps) {
  const translate = useTranslate();
  const id = useId();
  const language = useFileLanguage();

  function saveTemplate(): void {
    const year = Number(israelToday().slice(0, 4)) + 1;
    const text = templateText(language, (key) => translate(`dealImport.example.${key}`), year);
    const blob = new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' });
    saveFile({ blob, fileName: `${translate('dealImport.templateName')}.csv` });
  }

  const [over, setOver] = useState(false);

  function drag(event: DragEvent): void {
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault();
    setOver(event.type === 'dragover');
    const [file] = event.type === 'drop' ? event.dataTransfer.files : [];
    if (file) onChoose(file);
  }

  const limits = { rows: groupDigits(maximumImportRows), size: maximumMegabytes };
  return (
    <>
      <div className={clsx(styles.drop, over && styles.over)} onDragOver={drag} onDragLeave={drag} onDrop={drag}>
        <strong>{translate('dealImport.drop')}</strong>
        <label className={buttonClass()}>
          <input
            ref={input}
            className={visuallyHidden}
            type="file"
            name="file"
            accept=".csv,text/csv"
            aria-required
            aria-describedby={`${id}help ${id}fault`}
            aria-invalid={Boolean(fault)}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file may be chosen again once it was mended.
              target.value = '';
              if (file) onChoose(file);
            }}
          />
          {translate('dealImport.choose')}
        </label>
        <p id={`${id}help`}>
          {translate('dealImport.limits', limits)} {translate('dealImport.noCards')}
        </p>
        <p>{translate('dealImport.how')}</p>
        <button type="button" className={buttonClass('quiet')} onClick={saveTemplate}>
          {translate('dealImport.template')}
        </button>
      </div>
      <div role="alert" id={`${id}fault`}>
        {fault}
      </div>
    </>
  );
}
