import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import type { Announcements } from '#src/app/announcements.ts';

/** Hands what the HTTP client announces to react-admin's notifications. */
export function FailureNotifications({ subscribe }: Pick<Announcements, 'subscribe'>) {
  const notify = useNotify();
  useEffect(
    function passAnnouncementsOn() {
      return subscribe(({ message, type, duration, support }) =>
        notify(message, { type, autoHideDuration: duration, ...(support && { support }) }),
      );
    },
    [subscribe, notify],
  );
  return null;
}
