import { Fragment, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { dictionaryOf } from '#contract/enums.ts';
import { DataTable } from '#src/meta/DataTable.tsx';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { Amount } from '#src/pages/books/Amounts.tsx';
import { behindPath } from '#src/pages/books/paths.ts';
import { useSettings } from '#src/settings/settings.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import type { Incoming } from './incoming.ts';
import { PaymentRows } from './PaymentRows.tsx';

interface LineProps {
  line: Incoming;
  /** The line before is of another day. */
  isFirst: boolean;
}

/** Money of one source on one day, leading to the rows behind it; payments of deals unfold below. */
function Line({ line, isFirst }: LineProps) {
  const translate = useTranslate();
  const { dictionaries } = useSettings();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { day, currency, source, transactionType = '', agorot, behind } = line;
  const kind = dictionaries[dictionaryOf('transactionType')]?.[transactionType] ?? transactionType;
  const words = transactionType === '' ? translate(`books.incoming.source.${source}`) : kind;
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <bdi dir="ltr" className={isFirst ? undefined : visuallyHidden}>
            {shownDay(day)}
          </bdi>
        </th>
        <td>
          {'payments' in behind ? (
            <button
              type="button"
              className={buttonClass('quiet')}
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
          <Amount agorot={agorot} currency={currency} to={behindPath(behind)} />
        </td>
      </tr>
      {'payments' in behind && (
        <tr id={id} hidden={!open}>
          <td colSpan={3}>{open && <PaymentRows payments={behind.payments} currency={currency} />}</td>
        </tr>
      )}
    </Fragment>
  );
}

interface IncomingTableProps {
  label: string;
  lines: readonly Incoming[];
  /** By days of credits; else by days of charges. */
  isCredited: boolean;
}

/** What comes in by day and source. */
export function IncomingTable({ label, lines, isCredited }: IncomingTableProps) {
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
          {lines.map((line, at) => {
            const { day, currency, source, transactionType, behind } = line;
            const file = 'masavFileID' in behind ? behind.masavFileID : '';
            const key = [day, currency, source, transactionType, file].join(' ');
            return <Line key={key} line={line} isFirst={lines[at - 1]?.day !== day} />;
          })}
        </tbody>
      </DataTable>
    </TableRegion>
  );
}
