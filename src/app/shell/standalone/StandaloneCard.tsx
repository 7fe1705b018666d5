import type { ReactNode } from 'react';
import { Notice } from '#src/ui/Notice.tsx';
import styles from './standalone.module.css';
import { useDocumentTitle } from '#src/app/shell/title.ts';

/** A page of one card, without the frame: what stands between a person and the frame. */
export function StandaloneCard({ title, text, actions }: { title: string; text: string; actions?: ReactNode }) {
  useDocumentTitle(title);
  return (
    <main className={styles.page}>
      <Notice title={title} heading="h1" actions={actions}>
        <p>{text}</p>
      </Notice>
    </main>
  );
}
