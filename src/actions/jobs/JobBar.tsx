import { useRef, type ReactNode } from 'react';
import { useFocusAround } from '#src/ui/useFocusAround.ts';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import './jobs.css';

/** The bar of jobs under way, `Job` by `Job`: it covers nothing that waits for an answer, and work goes on beside it. */
export function JobBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useFocusAround(bar);
  useFocusBack(bar);
  return (
    <section ref={bar} className="jobs" aria-label={label}>
      <ul>{children}</ul>
    </section>
  );
}
