import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlinedIcon from '@mui/icons-material/ErrorOutlined';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslate, type NotificationPayload } from 'react-admin';
import { successMessageMs } from '#contract/constants.ts';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import { SupportLink } from '#src/ui/SupportLink.tsx';
import { toneClass } from '#src/ui/classes/toneClass.ts';
import styles from './NotificationCard.module.css';

const icons = {
  success: CheckCircleOutlinedIcon,
  info: InfoOutlinedIcon,
  warning: WarningAmberIcon,
  error: ErrorOutlinedIcon,
};

/** One message. It leaves after its time, but not while someone reads it with the pointer or the focus on it. */
export function NotificationCard({
  id,
  notification: { message, type, notificationOptions = {} },
  onClose,
}: {
  id: string;
  notification: NotificationPayload;
  onClose: (id: string) => void;
}) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const [held, setHeld] = useState(false);
  const { autoHideDuration = type === 'error' ? null : successMessageMs, ...told } = notificationOptions;
  const { messageArgs, support, details = [] } = told;
  const texts = typeof message === 'string' ? [messageText(message, messageArgs), ...details] : [];

  useEffect(
    function leaveInTime() {
      if (autoHideDuration === null || held) return undefined;
      const timer = window.setTimeout(() => onClose(id), autoHideDuration);
      return () => window.clearTimeout(timer);
    },
    [autoHideDuration, held, id, onClose],
  );

  const Icon = icons[type];
  return (
    // The region around it is live already. Pointer and focus only hold it on screen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={clsx(styles.card, toneClass(type === 'error' ? 'danger' : type))}
      role="group"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.said}>
        <Icon fontSize="small" />
        <div className={styles.text}>
          {texts.length === 0 && message}
          {texts.map((text) => (
            <span key={text}>
              <ForeignText>{text}</ForeignText>{' '}
            </span>
          ))}
        </div>
      </div>
      {support && <SupportLink {...support} className={buttonClass('onTone')} />}
      <button type="button" className={buttonClass('onTone')} onClick={() => onClose(id)}>
        {translate('ra.action.close')}
      </button>
    </div>
  );
}
