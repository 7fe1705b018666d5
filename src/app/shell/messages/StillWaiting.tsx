import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import type { PendingRequests } from '#src/dataProvider/http/requestCounter.ts';
import type { Readable } from '#src/store/createStore.ts';
import { useStore } from '#src/store/useStore.ts';
import { Banner } from './Banner.tsx';

/**
 * Says that a write is still without an answer, since it is neither given up nor repeated by itself. What covers the
 * page has it inside: nothing behind a dialog is read out.
 */
export function StillWaiting({ requests }: { requests: Readable<PendingRequests> }) {
  const translate = useTranslate();
  const isWaiting = useStore(requests, ({ writesWaiting }) => writesWaiting > 0);
  if (!isWaiting) return null;
  const banner = <Banner text={translate('shell.stillWaiting')} />;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return dialog ? createPortal(<div role="alert">{banner}</div>, dialog) : banner;
}
