import { useTranslate } from 'react-admin';
import { CapsuleButton } from './capsule/CapsuleButton.tsx';
import { supportLink, useProduct } from './product.ts';
import styles from './SupportLink.module.css';

interface SupportLinkProps {
  /** Under which support finds the failure. */
  issueId?: string | undefined;
  /** What failed, where it was no call. */
  error?: unknown;
  /** A button beside that of the file for support. Absent: a link as any other. */
  className?: string;
}

/** A mail to support about a failure (spec §8 "Other failures"), and the reference to tell them on the telephone. */
export function SupportLink({ issueId, error, className }: SupportLinkProps) {
  const translate = useTranslate();
  const { supportEmail } = useProduct();
  const issue = (id: string) => translate('shell.notification.issue', { id });
  const subject = [translate('support.subject'), ...(issueId ? [issue(issueId)] : [])].join(' · ');
  return (
    <>
      {/* It is read from left to right in every sentence. */}
      {issueId && <small className={styles.issue}>{issue(`\u2068${issueId}\u2069`)}</small>}
      <a className={className} href={supportLink(supportEmail, subject)}>
        {translate('shell.notification.emailSupport')}
      </a>
      {className !== undefined && <CapsuleButton className={className} issueId={issueId} error={error} />}
    </>
  );
}
