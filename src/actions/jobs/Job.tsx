import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { successMessageMs } from '#contract/constants.ts';
import './jobs.css';

interface JobProps {
  /** What it does, and in which state it is. */
  title: string;
  /** It has ended as it should: it goes by itself after a while. */
  isDone: boolean;
  onDismiss: () => void;
  /** Its buttons. */
  actions: ReactNode;
  children: ReactNode;
}

/** One job: how far it is and how to stop it, or what came of it. */
export function Job({ title, isDone, onDismiss, actions, children }: JobProps) {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(
    function dismissByItself() {
      if (!isDone) return undefined;
      const timer = window.setTimeout(() => dismiss(), successMessageMs);
      return () => window.clearTimeout(timer);
    },
    [isDone],
  );
  return (
    <li className="job">
      <strong>{title}</strong>
      {children}
      <div className="job-actions">{actions}</div>
    </li>
  );
}
