import type { Tone } from '#contract/statusTone.ts';
import styles from './tone.module.css';

const tones: Readonly<Record<Tone, string | undefined>> = {
  success: styles.success,
  warning: styles.warning,
  danger: styles.danger,
  info: styles.info,
  neutral: styles.neutral,
};

/** Class that gives an element the colours of a tone: its ground and its words. */
export function toneClass(tone: Tone): string | undefined {
  return tones[tone];
}
