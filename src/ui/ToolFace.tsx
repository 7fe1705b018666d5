import type { ComponentType, ReactNode } from 'react';
import { useNarrow } from './useNarrow.ts';
import { visuallyHidden } from './classes/visuallyHidden.ts';

/** What a list's tool shows: its words; on a phone an icon, which the words name. The button looks like a `tool`. */
export function ToolFace({ icon: Icon, children }: { icon: ComponentType; children: ReactNode }) {
  const narrow = useNarrow();
  if (!narrow) return children;
  return (
    <>
      <Icon />
      <span className={visuallyHidden}>{children}</span>
    </>
  );
}
