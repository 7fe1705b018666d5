import { AmountText } from '#src/ui/AmountText.tsx';
import { chipClass } from '#src/ui/classes/chipClass.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { statusTone } from '#contract/statusTone.ts';
import type { Row } from '#contract/envelope.ts';
import styles from './cells.module.css';
import type { FieldText } from './format/formatField.ts';
import { dateTimeAttribute, parseWireDate } from './format/dateText.ts';

/** What a cell gets: the formatted text, its tooltip where it has one, and the raw value behind both. */
export interface CellProps {
  text: string;
  full?: string | undefined;
  value: unknown;
  /** The whole row, for a cell of a list's own that tells more than its field. */
  row?: Row | undefined;
  /** The text in two, where a chip has no room for all of it. */
  parts?: FieldText['parts'];
  /** The column holds states: its words are chips. */
  status: boolean;
  /** An amount that came to nothing. */
  struck?: true | undefined;
}

/** Text of any script; isolated, so that a card number or an e-mail keeps its order among Hebrew. */
export const textCell = ({ text }: CellProps) => <bdi>{text}</bdi>;

/** The beginning of an id, the whole of it in the tooltip. */
export const guidCell = ({ text, full }: CellProps) => (
  <bdi dir="ltr" title={full}>
    {text}
  </bdi>
);

/** The word of a code; a state is a chip with its tone. */
export const dictionaryCell = ({ text, value, status, parts }: CellProps) =>
  status && text !== '' ? (
    <>
      <span className={chipClass(statusTone(String(value)))}>{parts ? parts.chip : text}</span>
      {parts && <bdi className={styles.rest}>{parts.rest}</bdi>}
    </>
  ) : (
    <bdi>{text}</bdi>
  );

/**
 * Yes and no as marks, in words for who hears them. The word is no hidden text: three hundred of those in a table are
 * three hundred boxes to lay out and paint apart.
 */
export const booleanCell = ({ text, value }: CellProps) =>
  typeof value === 'boolean' ? (
    <span className={styles.mark} data-yes={value || undefined} role="img" aria-label={text}>
      {value ? '✓' : '–'}
    </span>
  ) : (
    <bdi>{text}</bdi>
  );

/** An amount. */
export const moneyCell = ({ text, struck }: CellProps) => <AmountText text={text} isStruck={struck} />;

/** A date in local text; outside Israel the tooltip tells Israel's time, which is read out too. */
export function dateCell({ text, full, value }: CellProps) {
  const date = parseWireDate(value);
  if (!date) return <bdi>{text}</bdi>;
  if (full === undefined) {
    return (
      <time dir="ltr" dateTime={dateTimeAttribute(date)}>
        {text}
      </time>
    );
  }
  return (
    <time dir="ltr" dateTime={dateTimeAttribute(date)} title={full}>
      {text}
      <span className={visuallyHidden}>{` (${full})`}</span>
    </time>
  );
}
