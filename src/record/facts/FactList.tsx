import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FactValue } from '#src/record/declaration.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import styles from './FactList.module.css';
import { RecordValue } from './RecordValue.tsx';
import type { ShownFact } from './shownFacts.ts';

/** What a fact's values are drawn with. */
export interface FactPlace {
  currency: Currency;
  timeZone: string;
}

function linked(href: string | undefined, content: ReactNode): ReactNode {
  if (href === undefined) return content;
  return href.startsWith('/') ? <Link to={href}>{content}</Link> : <a href={href}>{content}</a>;
}

/** What a declaration says in its own words. */
export function OwnValue({ value, currency }: { value: FactValue; currency: Currency }) {
  const { text, money, href, hint } = value;
  const content = money === undefined ? <bdi>{text}</bdi> : <MoneyText amount={money} currency={currency} />;
  return (
    <>
      {linked(href, content)}
      {hint !== undefined && hint !== '' && <span className={styles.hint}>{hint}</span>}
    </>
  );
}

interface FactListProps extends FactPlace {
  facts: readonly ShownFact[];
  /** Ids are whole, and to be copied. */
  technical?: boolean;
}

/** Named values of a record. */
export function FactList({ facts, currency, timeZone, technical = false }: FactListProps) {
  return (
    <dl className={clsx(styles.facts, technical && styles.technical)}>
      {facts.map(({ key, label, field, own }) => (
        <div key={key} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            {field && <RecordValue {...field} timeZone={timeZone} whole={technical} />}
            {own && <OwnValue value={own} currency={currency} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
