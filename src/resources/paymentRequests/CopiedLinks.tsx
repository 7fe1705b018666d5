import { useTranslate } from 'react-admin';
import { copiedLinksKept } from '#contract/constants.ts';
import { useCopiedLinks } from '#src/fields/link/useCopiedLinks.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { TaskDialog } from '#src/ui/dialogs/TaskDialog.tsx';
import { CopiedLinkItem } from './CopiedLinkItem.tsx';
import styles from './CopiedLinks.module.css';

/** The links made last to be copied, which no list of the server holds: to copy again, to open and to cancel. */
export function CopiedLinks({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { terminal } = useSelectedTerminal();
  const { ids } = useCopiedLinks(terminal.terminalID);
  return (
    <TaskDialog
      title={translate('paymentIntent.copied.title')}
      main={{ text: translate('ra.action.close'), act: onClose }}
      onEscape={onClose}
    >
      <p>{translate(`paymentIntent.copied.${ids.length === 0 ? 'none' : 'help'}`, { count: copiedLinksKept })}</p>
      <ul className={styles.links}>
        {ids.map((id) => (
          <CopiedLinkItem key={id} id={id} onLeave={onClose} />
        ))}
      </ul>
    </TaskDialog>
  );
}
