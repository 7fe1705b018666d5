import { useTranslate } from 'react-admin';
import { supportLink, useProduct } from './product.ts';

interface SupportLinkProps {
  /** Under which support finds the failure. */
  issueId?: string;
  /** Absent: a link as any other. */
  className?: string;
}

/** A mail to support about a failure (spec §8 "Other failures"). */
export function SupportLink({ issueId, className }: SupportLinkProps) {
  const translate = useTranslate();
  const { supportEmail } = useProduct();
  const subject =
    issueId === undefined
      ? translate('shell.notification.supportSubjectWithoutIssue')
      : translate('shell.notification.supportSubject', { id: issueId });
  return (
    <a className={className} href={supportLink(supportEmail, subject)}>
      {translate('shell.notification.emailSupport')}
    </a>
  );
}
