import CloseIcon from '@mui/icons-material/Close';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { contractPanel, useMaySeeContract } from '#src/app/contract/contractPanel.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { buttonClass, iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import { askedCapsule } from '#src/ui/capsule/askedCapsule.ts';
import { supportLink, useProduct } from '#src/ui/product.ts';
import { useModalDialog } from '#src/ui/dialogs/useModalDialog.ts';
import styles from './SupportPanel.module.css';
import { chatOpening } from './chatControl.ts';
import { correlationsOf } from './correlations.ts';
import { printDiagnostics } from './diagnostics.ts';
import { useSupport } from './supportContext.ts';

type Outcome = 'CopiedToClipboard' | 'CanNotCopyToClipboard';

function useDiagnostics(): string {
  const { version } = useProduct();
  const { terminal } = useSelectedTerminal();
  const locale = useCurrentLocale();
  const { pathname } = useLocation();
  const { recentCalls } = useSupport();
  const [taken] = useState(() => ({ at: new Date(), correlationIds: correlationsOf(recentCalls()) }));
  return printDiagnostics({
    version,
    terminalID: terminal.terminalID,
    locale,
    page: pathname,
    ...taken,
    userAgent: navigator.userAgent,
    viewport: { width: window.innerWidth, height: window.innerHeight },
  });
}

const Way = ({ text, act }: { text: string; act: () => void }) => (
  <button type="button" className={buttonClass()} onClick={act}>
    {text}
  </button>
);

/** Ways to reach support, and what support asks for first, ready to be copied (without any secret). */
export function SupportPanel({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { supportEmail } = useProduct();
  const { chat } = useSupport();
  const maySeeContract = useMaySeeContract();
  const diagnostics = useDiagnostics();
  const [outcome, setOutcome] = useState<Outcome>();
  const dialog = useModalDialog();
  const id = useId();

  const leaveFor = (act: () => void) => () => {
    onClose();
    act();
  };
  async function copy() {
    try {
      await navigator.clipboard.writeText(diagnostics);
      setOutcome('CopiedToClipboard');
    } catch {
      setOutcome('CanNotCopyToClipboard');
    }
  }

  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{translate('support.title')}</h2>
        <button type="button" className={iconButtonClass()} aria-label={translate('ra.action.close')} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <p>{translate('support.text')}</p>
      <div className={styles.ways}>
        <a
          className={buttonClass('filled')}
          href={`${supportLink(supportEmail, translate('support.subject'))}&body=${encodeURIComponent(`\n\n${diagnostics}`)}`}
        >
          {translate('support.email')}
        </a>
        {chat && <Way text={translate('support.chat')} act={leaveFor(chatOpening.emit)} />}
        <Way text={translate('support.copy')} act={() => void copy()} />
        {maySeeContract && <Way text={translate('contract.title')} act={leaveFor(() => contractPanel.write(true))} />}
        <Way text={translate('capsule.ask')} act={leaveFor(() => askedCapsule.write({}))} />
      </div>
      <p className={styles.outcome} role="status">
        {outcome && translate(outcome)}
      </p>
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre dir="ltr" tabIndex={0} role="region" aria-label={translate('support.diagnostics')}>
        {diagnostics}
      </pre>
    </dialog>
  );
}
