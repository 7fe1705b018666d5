import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import styles from './LinkPanel.module.css';
import { ShareLink, type SharedLink } from './ShareLink.tsx';

/** The place of a code that is on its way. */
const QrPlace = () => <div className={styles.drawing} aria-hidden="true" />;
const QrCode = lazyPart(async () => (await import('./QrCode.tsx')).QrCode, QrPlace);

interface LinkPanelProps extends SharedLink {
  /** Of the files of its QR code, without an ending. */
  fileName: string;
}

/** A link that is passed on: by message, by mail, copied, opened, and as a QR code to scan or save. */
export function LinkPanel({ url, title, to, fileName }: LinkPanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      <QrCode text={url} fileName={fileName} />
      <div className={styles.link}>
        <strong>{title}</strong>
        <ShareLink url={url} title={title} to={to} />
      </div>
    </section>
  );
}
