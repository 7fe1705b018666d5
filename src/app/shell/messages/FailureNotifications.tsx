import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import type { Announcements } from '#src/app/announcements.ts';

/** Hands what the HTTP client announces to react-admin's notifications. */
export function FailureNotifications({ subscribe }: Pick<Announcements, 'subscribe'>) {
  const notify = useNotify();
  useEffect(
    function passAnnouncementsOn() {
      return subscribe(({ message, type, duration, ...rest }) =>
        notify(message, { type, autoHideDuration: duration, ...rest }),
      );
    },
    [subscribe, notify],
  );
  return null;
}
