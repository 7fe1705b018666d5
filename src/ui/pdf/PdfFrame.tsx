import { useEffect, useRef } from 'react';
import styles from './PdfPanel.module.css';

/** The viewer shows the document alone, as wide as its place. */
const viewer = '#navpanes=0&view=FitH';

/**
 * A PDF drawn by the browser. Browsers draw none in a sandboxed frame, so that this one is none: it is made here, of what
 * `pdfBlob` has found to be a PDF, and of nothing else.
 */
export function PdfFrame({ blob, title }: { blob: Blob; title: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    function drawPdf() {
      const address = URL.createObjectURL(blob);
      const frame = document.createElement('iframe');
      frame.title = title;
      frame.src = address + viewer;
      place.current?.append(frame);
      return () => {
        frame.remove();
        URL.revokeObjectURL(address);
      };
    },
    [blob, title],
  );
  return <div ref={place} className={styles.frame} />;
}
