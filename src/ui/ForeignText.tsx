import { useCurrentLocale } from '#src/i18n/direction.ts';
import { foreignLanguage } from '#src/i18n/textLanguage.ts';
import styles from './ForeignText.module.css';

/** A text in whatever language it came, isolated, and read out and laid out as that language is (WCAG 3.1.2). */
export function ForeignText({ children }: { children: string }) {
  return (
    <bdi className={styles.text} {...foreignLanguage(children, useCurrentLocale())}>
      {children}
    </bdi>
  );
}
