import { useTranslate } from 'react-admin';
import { supportLink, useProduct } from '#src/ui/product.ts';
import styles from './Accessibility.module.css';

const measures = ['keyboard', 'reader', 'contrast', 'zoom', 'motion'] as const;

/** The accessibility statement: what is aimed at, what was done, what is missing, whom to write to. */
export function Accessibility() {
  const translate = useTranslate();
  const { supportEmail } = useProduct();
  const words = (key: string) => translate(`accessibility.${key}`);
  return (
    <article className={styles.statement}>
      <p>{words('intro')}</p>
      <h2>{words('level.title')}</h2>
      <p>{words('level.text')}</p>
      <h2>{words('done.title')}</h2>
      <ul>
        {measures.map((measure) => (
          <li key={measure}>{words(`done.${measure}`)}</li>
        ))}
      </ul>
      <h2>{words('limits.title')}</h2>
      <p>{words('limits.text')}</p>
      <h2>{words('contact.title')}</h2>
      <p>
        {words('contact.text')}{' '}
        <a href={supportLink(supportEmail, translate('page.accessibility.title'))}>
          <bdi dir="ltr">{supportEmail}</bdi>
        </a>
      </p>
    </article>
  );
}
