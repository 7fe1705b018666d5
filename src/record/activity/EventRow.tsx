import type { RaRecord } from 'react-admin';
import { Link } from 'react-router';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { stateFrom, type ListOrigin } from '#src/list/address/listOrigin.ts';
import { rowPath } from '#src/list/rowPath.ts';
import { dateText, dateTimeAttribute, parseWireDate } from '#src/meta/format/dateText.ts';
import { currencyOf, factWords } from '#src/record/facts/factWords.ts';
import type { FactContext } from '#src/record/facts/shownFacts.ts';
import { AmountText } from '#src/ui/AmountText.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { formatMoney } from '#src/ui/money.ts';
import styles from './Activity.module.css';
import type { EventFace } from './activity.ts';

interface EventRowProps {
  row: RaRecord;
  declaration: ListDeclaration;
  origin: ListOrigin;
  face: EventFace<RaRecord> | undefined;
  context: FactContext;
}

/** One thing that happened: when, what, how much, and what became of it. */
export function EventRow({ row, declaration, origin, face, context: { format, words } }: EventRowProps) {
  if (!face) return null;
  const own = factWords(row, format, words);
  const date = parseWireDate(face.when(row));
  const href = rowPath(declaration, row);
  const amount = face.amount(row);
  const state = face.state(row, own);
  const what = <bdi>{face.what(row, own)}</bdi>;
  return (
    <li className={styles.event}>
      {date && (
        <time className={styles.when} dateTime={dateTimeAttribute(date)}>
          <bdi dir="ltr">{dateText(date, format.timeZone)}</bdi>
        </time>
      )}
      <span className={styles.what}>
        {href === undefined ? (
          what
        ) : (
          <Link to={href} state={stateFrom(origin)}>
            {what}
          </Link>
        )}
      </span>
      <span className={styles.amount}>
        {amount !== undefined && (
          <AmountText
            text={formatMoney(amount, currencyOf(row, format.currencies))}
            isStruck={face.isStruck?.(row) === true}
          />
        )}
      </span>
      <span className={styles.state}>{state && <Chip tone={state.tone}>{state.text}</Chip>}</span>
    </li>
  );
}
