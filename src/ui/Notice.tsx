import type { ReactNode } from 'react';
import './ui.css';

/**
 * A calm card that says one thing and offers the next step.
 * @param heading level of the title; pages inside the frame have their level 1 in the bar.
 */
export function Notice({
  title,
  heading: Heading = 'h2',
  children,
  actions,
  urgent = false,
}: {
  title?: string;
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  actions?: ReactNode;
  /** Read out at once. */
  urgent?: boolean;
}) {
  return (
    <div className="notice" {...(urgent && { role: 'alert' })}>
      {title !== undefined && <Heading className="notice-title">{title}</Heading>}
      {children}
      {actions !== undefined && <div className="notice-actions">{actions}</div>}
    </div>
  );
}
