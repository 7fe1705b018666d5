import { useEffect } from 'react';
import { useNotificationContext, useNotify } from 'react-admin';
import type { Announcements } from '#src/app/announcements.ts';

/** Hands what the HTTP client announces to react-admin's notifications, and takes away what is over. */
export function FailureNotifications({ subscribe }: Pick<Announcements, 'subscribe'>) {
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  useEffect(
    function passAnnouncementsOn() {
      return subscribe(
        ({ message, type, duration, ...rest }) => notify(message, { type, autoHideDuration: duration, ...rest }),
        (until) =>
          setNotifications((all) => all.filter(({ notificationOptions }) => notificationOptions?.until !== until)),
      );
    },
    [subscribe, notify, setNotifications],
  );
  return null;
}
