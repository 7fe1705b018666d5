import { useTranslate } from 'react-admin';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { openFile, saveFile } from '#src/ui/saveFile.ts';
import { useNarrow } from '#src/ui/useNarrow.ts';
import { PdfFrame } from './PdfFrame.tsx';
import styles from './PdfPanel.module.css';

interface PdfPanelProps {
  /** What it is, for the region and the frame. */
  title: string;
  /** A PDF, by `pdfBlob`. */
  blob: Blob;
  fileName: string;
}

/**
 * A PDF in the page, to be opened and saved besides. On a phone, and where the browser draws none, that is the way to see
 * it.
 */
export function PdfPanel({ title, blob, fileName }: PdfPanelProps) {
  const translate = useTranslate();
  const narrow = useNarrow();
  const isDrawn = navigator.pdfViewerEnabled && !narrow;
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.ways}>
        <button type="button" className={buttonClass()} onClick={() => openFile(blob)}>
          {translate('pdf.open')}
        </button>
        <button type="button" className={buttonClass()} onClick={() => saveFile({ blob, fileName })}>
          {translate('pdf.save')}
        </button>
        {!isDrawn && <p className={styles.hint}>{translate('pdf.notDrawn')}</p>}
      </div>
      {isDrawn && <PdfFrame blob={blob} title={title} />}
    </section>
  );
}
