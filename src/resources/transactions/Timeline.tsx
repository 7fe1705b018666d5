import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { isObject, type Row } from '#contract/envelope.ts';
import { dateText, dateTimeAttribute, localTimeZone, parseWireDate } from '#src/meta/dateText.ts';
import { useSettings } from '#src/settings/settings.ts';
import { StatusChip } from '#src/ui/StatusChip.tsx';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What happened to a transaction, when and by whom; the newest first. Nothing where the server keeps no history. */
export function Timeline({ history }: { history: unknown }) {
  const translate = useTranslate();
  const title = useId();
  const { dictionaries } = useSettings();
  const events: Row[] = Array.isArray(history) ? history.filter(isObject) : [];
  if (events.length === 0) return null;
  return (
    <section className="record-part" aria-labelledby={title}>
      <h3 id={title}>{translate('transaction.timeline')}</h3>
      <ol className="timeline" reversed>
        {events.toReversed().map(({ operationDate, operationDoneBy, status, message }, index) => {
          const date = parseWireDate(operationDate);
          const [code, name] = [textOf(status), textOf(operationDoneBy)];
          return (
            <li key={index}>
              <StatusChip status={code}>{dictionaries.transactionStatusEnum?.[code] ?? code}</StatusChip>
              {textOf(message) !== '' && <p>{textOf(message)}</p>}
              <p className="timeline-when">
                {date && (
                  <time dateTime={dateTimeAttribute(date)}>
                    <bdi dir="ltr">{dateText(date, localTimeZone())}</bdi>
                  </time>
                )}{' '}
                {name !== '' && translate('transaction.by', { name: `\u2068${name}\u2069` })}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
