import { useId, type ReactNode } from 'react';
import './formFrame.css';

/** Fields that belong together, under their title. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="form-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="field-stack">{children}</div>
    </section>
  );
}
