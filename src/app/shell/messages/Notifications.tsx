import { useCallback, useEffect, type ReactNode } from 'react';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';
import { useFirstScreenStands } from '#src/ui/afterFirstScreen.ts';
import { ScreenFailed } from '#src/app/shell/standalone/RouteErrorBoundary.tsx';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import styles from './Notifications.module.css';

const NotificationCard = lazyPart(async () => (await import('./NotificationCard.tsx')).NotificationCard);

/** Messages on screen at once; further ones wait. */
const shownAtOnce = 3;

/** Two messages that read the same; parallel calls fail for one reason. */
function keyOf({ message, type, notificationOptions }: NotificationPayload): string {
  const text = typeof message === 'string' ? message : '';
  return JSON.stringify([text, type, notificationOptions?.messageArgs, notificationOptions?.details]);
}

/**
 * The messages of react-admin's `useNotify`, in a live region that stands before the first of them comes. How one looks
 * is loaded when the first screen stands, lest the connection is gone when there is something to say.
 * @param children messages that stand below them until their reason has gone.
 */
export function Notifications({ children }: { children?: ReactNode }) {
  const { notifications, setNotifications } = useNotificationContext();
  const translate = useTranslate();
  const remove = useCallback(
    (key: string) => setNotifications((all) => all.filter((one) => keyOf(one) !== key)),
    [setNotifications],
  );
  const stands = useFirstScreenStands();
  useEffect(
    function loadBeforeTheFirst() {
      if (!stands) return;
      NotificationCard.preload();
      ScreenFailed.preload();
    },
    [stands],
  );
  const distinct = new Map(notifications.map((notification) => [keyOf(notification), notification]));
  const shown = [...distinct].slice(0, shownAtOnce);
  return (
    <div
      className={styles.notifications}
      role="status"
      aria-atomic="false"
      aria-label={translate('shell.notification.label')}
    >
      {shown.map(([key, notification]) => (
        <NotificationCard key={key} id={key} notification={notification} onClose={remove} />
      ))}
      {children}
    </div>
  );
}
