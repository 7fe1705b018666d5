import { useEffect, useState } from 'react';
import styles from './glow.module.css';

/** Class of what has just changed. */
export const glowClass = styles.glow ?? '';
/** Milliseconds after which the class may go. */
export const glowMs = 2500;

/** Whether a value has just become another one while it was shown. */
export function useGlow(value: string): boolean {
  const [shown, setShown] = useState({ value, glows: false });
  if (shown.value !== value) setShown({ value, glows: true });
  useEffect(
    function fadeInTime() {
      if (!shown.glows) return undefined;
      const timer = setTimeout(() => setShown({ ...shown, glows: false }), glowMs);
      return () => clearTimeout(timer);
    },
    [shown],
  );
  return shown.glows;
}
