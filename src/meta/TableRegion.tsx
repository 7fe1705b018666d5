import type { ReactNode, RefObject } from 'react';
import { regionClass } from './tableClasses.ts';

/** A table that scrolls inside itself, reachable by keyboard. */
export function TableRegion({
  label,
  part = false,
  scroller,
  children,
}: {
  /** What the rows are, for those who hear it. */
  label: string;
  /** It is a part of something; otherwise it is a landmark of the page. */
  part?: boolean;
  scroller?: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  return (
    <section
      ref={scroller}
      className={regionClass}
      data-scroller=""
      role={part ? 'group' : undefined}
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </section>
  );
}
