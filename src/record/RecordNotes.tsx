import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { bannerClass } from '#src/ui/classes/bannerClass.ts';
import type { Tone } from '#contract/statusTone.ts';
import styles from './RecordNotes.module.css';

/** What must be seen of a record before its facts; nothing where there is nothing to say. */
export function RecordNotes({ children }: { children: ReactNode }) {
  return <div className={styles.notes}>{children}</div>;
}

/** One thing that stands out, and perhaps what to do about it. */
export function RecordNote({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <div className={clsx(styles.note, bannerClass(tone))}>{children}</div>;
}
