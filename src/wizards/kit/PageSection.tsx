import { useRef, type MouseEvent, type ReactNode } from 'react';
import { FoldMark } from '#src/ui/FoldMark.tsx';
import { FieldStack } from '#src/ui/inputs/layout/FieldStack.tsx';
import styles from './PageSection.module.css';

/** A part of a page that is always in sight. */
export function PageSection({ children }: { children: ReactNode }) {
  return (
    <div className={styles.section}>
      <FieldStack>{children}</FieldStack>
    </div>
  );
}

interface FoldedSectionProps {
  title: string;
  /** What it comes to as the values stand. */
  value: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page that is folded behind what it comes to. Its fields are there all the time, so that a fault finds them; who
 * unfolds it goes on in its first field.
 */
export function PageFold({ title, value, children }: FoldedSectionProps) {
  const content = useRef<HTMLDivElement>(null);

  function toggle(event: MouseEvent<HTMLElement>): void {
    const details = event.currentTarget.parentElement;
    if (!(details instanceof HTMLDetailsElement) || details.open) return;
    // At once, not when the browser says so: the next key belongs to the field.
    event.preventDefault();
    details.open = true;
    content.current?.querySelector<HTMLElement>('input:checked, input, select, textarea')?.focus();
  }
  return (
    <details className={styles.section}>
      <summary onClick={toggle}>
        <span className={styles.title}>{title}</span>
        <span className={styles.value}>{value}</span>
        <FoldMark />
      </summary>
      <div ref={content} className={styles.content}>
        <FieldStack>{children}</FieldStack>
      </div>
    </details>
  );
}

/** The parts of a page in a step that has a frame of its own. */
export function PageParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}
