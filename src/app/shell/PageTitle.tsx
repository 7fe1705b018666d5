import styles from './PageTitle.module.css';
import { useDocumentTitle, usePageTitle } from './title.ts';

/** Id of the title, which names the content too. */
export const titleId = 'title';

/** The page's only level 1 heading. */
export function PageTitle() {
  const title = usePageTitle();
  useDocumentTitle(title);
  return (
    <h1 id={titleId} className={styles.title} title={title}>
      {title}
    </h1>
  );
}
