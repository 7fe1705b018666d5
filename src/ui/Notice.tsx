import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeTitleProps {
  id?: string;
  /** Level of the title; pages inside the frame have their level 1 in the bar. */
  heading?: 'h1' | 'h2';
  children: ReactNode;
}

/** What a card says first. */
export function NoticeTitle({ id, heading: Heading = 'h2', children }: NoticeTitleProps) {
  return (
    <Heading className={styles.title} id={id}>
      {children}
    </Heading>
  );
}

/** What a card offers, below what it says. */
export function NoticeActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** A calm card that says one thing and offers the next step. */
export function Notice({
  title,
  heading,
  children,
  actions,
  urgent = false,
}: Pick<NoticeTitleProps, 'heading'> & {
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Read out at once. */
  urgent?: boolean;
}) {
  return (
    <div className={styles.notice} {...(urgent && { role: 'alert' })}>
      {title !== undefined && <NoticeTitle {...(heading && { heading })}>{title}</NoticeTitle>}
      {children}
      {actions !== undefined && <NoticeActions>{actions}</NoticeActions>}
    </div>
  );
}
