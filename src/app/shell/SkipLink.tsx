import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import styles from './SkipLink.module.css';

/** Where the content begins. */
export const contentId = 'content';

/** The first stop of the keyboard: past the frame, to the content. The address stays as it is. */
export function SkipLink() {
  const translate = useTranslate();
  function skip(event: MouseEvent) {
    event.preventDefault();
    document.getElementById(contentId)?.focus();
  }
  return (
    <a className={styles.link} href={`#${contentId}`} onClick={skip}>
      {translate('ra.navigation.skip_nav')}
    </a>
  );
}
