import { useId, type ReactNode } from 'react';
import { FieldStack } from '#src/ui/inputs/layout/FieldStack.tsx';
import styles from './FormSection.module.css';

/** Fields that belong together, under their title. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <FieldStack>{children}</FieldStack>
    </section>
  );
}
