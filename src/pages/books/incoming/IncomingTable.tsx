import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { dictionaryOf } from '#contract/enums.ts';
import { DataTable } from '#src/meta/DataTable.tsx';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { FigureAmount } from '#src/list/figures/FigureAmounts.tsx';
import { behindPath } from '#src/pages/books/paths.ts';
import { useSettings } from '#src/settings/settings.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import type { Incoming, IncomingDay } from './incoming.ts';
import { PaymentRows } from './PaymentRows.tsx';
import styles from './incoming.module.css';

interface LineProps {
  line: Incoming;
  /** A line before says the day. */
  isDaySaid: boolean;
}

/** Money of one source on one day, leading to the rows behind it; payments of deals unfold below. */
function Line({ line, isDaySaid }: LineProps) {
  const translate = useTranslate();
  const { dictionaries } = useSettings();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { day, currency, source, transactionType = '', agorot, behind } = line;
  const kind = dictionaries[dictionaryOf('transactionType')]?.[transactionType] ?? transactionType;
  const words = transactionType === '' ? translate(`books.incoming.source.${source}`) : kind;
  return (
    <>
      <tr>
        <th scope="row">
          <bdi dir="ltr" className={isDaySaid ? visuallyHidden : undefined}>
            {shownDay(day)}
          </bdi>
        </th>
        <td>
          {'payments' in behind ? (
            <button
              type="button"
              className={clsx(buttonClass('quiet'), styles.unfold)}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {`${words} (${behind.payments.length})`}
            </button>
          ) : (
            words
          )}
        </td>
        <td data-align="end">
          <FigureAmount agorot={agorot} currency={currency} to={behindPath(behind)} />
        </td>
      </tr>
      {'payments' in behind && (
        <tr id={id} hidden={!open}>
          <td colSpan={3}>{open && <PaymentRows payments={behind.payments} currency={currency} />}</td>
        </tr>
      )}
    </>
  );
}

/** What comes in on a day in one currency; where it comes from more than one source, their sum first. */
function Day({ day: { day, currency, agorot, lines } }: { day: IncomingDay }) {
  const translate = useTranslate();
  const isSummed = lines.length > 1;
  return (
    <>
      {isSummed && (
        <tr className={styles.sum}>
          <th scope="row">
            <bdi dir="ltr">{shownDay(day)}</bdi>
          </th>
          <td>{translate('books.incoming.sum')}</td>
          <td data-align="end">
            <FigureAmount agorot={agorot} currency={currency} />
          </td>
        </tr>
      )}
      {lines.map((line) => {
        const { source, transactionType, behind } = line;
        const key = [source, transactionType, 'masavFileID' in behind && behind.masavFileID].join(' ');
        return <Line key={key} line={line} isDaySaid={isSummed} />;
      })}
    </>
  );
}

interface IncomingTableProps {
  label: string;
  days: readonly IncomingDay[];
  /** By days of credits; else by days of charges. */
  isCredited: boolean;
}

/** What comes in by day, currency and source. */
export function IncomingTable({ label, days, isCredited }: IncomingTableProps) {
  const translate = useTranslate();
  return (
    <TableRegion label={label} part>
      <DataTable density="compact">
        <thead>
          <tr>
            <th scope="col">{translate(isCredited ? 'books.incoming.creditDay' : 'books.incoming.chargeDay')}</th>
            <th scope="col">{translate('books.incoming.from')}</th>
            <th scope="col" data-align="end">
              <span>{translate('books.incoming.amount')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((one) => (
            <Day key={`${one.day} ${one.currency}`} day={one} />
          ))}
        </tbody>
      </DataTable>
    </TableRegion>
  );
}
