import { clsx } from 'clsx';
import { useTranslate } from 'react-admin';
import { bannerClass } from '#src/ui/classes/bannerClass.ts';
import styles from './ResendNotice.module.css';
import type { RequestStart } from './start/useRequestStart.ts';

/** Says what of an earlier request is there again, and what is not; nothing of a request that begins empty. */
export function ResendNotice({ start }: { start: RequestStart }) {
  const translate = useTranslate();
  if (!start.isAnew) return null;
  return (
    <div role="status" className={clsx(styles.notice, bannerClass(start.isCustomerGone ? 'warning' : 'info'))}>
      <p>{translate('billingRequest.resend.notice')}</p>
      {start.isCustomerGone && <p>{translate('billingRequest.resend.customerGone')}</p>}
    </div>
  );
}
