import { useTranslate } from 'react-admin';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { useCopy } from '#src/ui/useCopy.ts';
import styles from './LinkPanel.module.css';

/** The place of a code that is on its way. */
const QrPlace = () => <div className={styles.drawing} aria-hidden="true" />;
const QrCode = lazyPart(async () => (await import('./QrCode.tsx')).QrCode, QrPlace);

interface LinkPanelProps {
  url: string;
  /** What the link is for. */
  title: string;
  /** Of the files of its QR code, without an ending. */
  fileName: string;
}

/** A link that is passed on: to copy, to open, and as a QR code to scan or save. */
export function LinkPanel({ url, title, fileName }: LinkPanelProps) {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <section className={styles.panel} aria-label={title}>
      <QrCode text={url} fileName={fileName} />
      <div className={styles.link}>
        <strong>{title}</strong>
        <a href={url} target="_blank" rel="noreferrer" className={styles.address}>
          <bdi dir="ltr">{url}</bdi>
        </a>
        <div>
          <button type="button" className={buttonClass()} onClick={() => void copy(url)}>
            {translate('link.copy')}
          </button>
        </div>
      </div>
    </section>
  );
}
