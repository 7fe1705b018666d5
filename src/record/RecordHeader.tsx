import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Chip } from '#src/ui/Chip.tsx';
import { ShortId } from '#src/ui/ShortId.tsx';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import styles from './RecordHeader.module.css';
import { OwnValue } from './facts/FactList.tsx';
import type { ShownFact, ShownField } from './facts/shownFacts.ts';
import type { RecordName } from './recordName.ts';
import { useShownRecord } from './useShownRecord.ts';
import type { Currency } from '#src/settings/dictionaries.ts';

interface RecordHeaderProps {
  heading: RecordName;
  currency: Currency;
  /** Who it is, and how to reach them. */
  byline: readonly ShownFact[];
  /** What can be done. */
  children?: ReactNode;
}

/** A field of the record as its column draws it. */
function FieldValue({ field: { column, text, value, parts } }: { field: ShownField }) {
  const { draw, status } = column;
  return draw({ text, value, status, parts });
}

function Said({ fact, currency }: { fact: ShownFact; currency: Currency }) {
  return fact.own ? <OwnValue value={fact.own} currency={currency} /> : fact.field && <FieldValue field={fact.field} />;
}

/** Marks a record that is out of use. */
function LifeMark() {
  const record = useShownRecord();
  const translate = useTranslate();
  if (record.deleted !== true && record.active !== false) return null;
  const word = record.deleted === true ? 'record.deleted' : 'record.inactive';
  return <Chip tone="neutral">{translate(word)}</Chip>;
}

function Byline({ facts, currency }: { facts: readonly ShownFact[]; currency: Currency }) {
  return (
    <dl className={styles.byline}>
      {facts.map((fact) => (
        <div key={fact.key}>
          <dt className={visuallyHidden}>{fact.label}</dt>
          <dd>
            <Said fact={fact} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the record is: its name or amount, both where it has both, its state, and what can be done. */
export function RecordHeader({ heading, byline, currency, children }: RecordHeaderProps) {
  const translate = useTranslate();
  const { id } = useShownRecord();
  const { title, amount, status, ownStatus } = heading;
  return (
    <header className={styles.header}>
      <h2>
        {title ? <Said fact={title} currency={currency} /> : <ShortId id={id} name={translate('copy.recordId')} />}
      </h2>
      {amount && (
        <p className={styles.amount}>
          <Said fact={amount} currency={currency} />
        </p>
      )}
      {status?.field && <FieldValue field={status.field} />}
      {ownStatus ? <Chip tone={ownStatus.tone}>{ownStatus.text}</Chip> : <LifeMark />}
      {children}
      {byline.length > 0 && <Byline facts={byline} currency={currency} />}
    </header>
  );
}
