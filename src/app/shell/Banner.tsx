import type { ReactNode } from 'react';

/** A message that stands in the live region of the messages for as long as its reason lasts. */
export function Banner({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="version-banner">
      <span>{text}</span>
      {children}
    </div>
  );
}
