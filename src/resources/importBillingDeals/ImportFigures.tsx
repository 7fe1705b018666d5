import { useTranslate } from 'react-admin';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import styles from './import.module.css';

/** Numbers of rows, each under its word `dealImport.figure.<name>`. */
export function ImportFigures({ figures }: { figures: Readonly<Record<string, number>> }) {
  const translate = useTranslate();
  return (
    <dl className={styles.figures}>
      {Object.entries(figures).map(([name, count]) => (
        <div key={name}>
          <dt>{translate(`dealImport.figure.${name}`)}</dt>
          <dd>{groupDigits(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
