import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { israelDay } from '#contract/israelDay.ts';
import { toAgorot } from '#contract/money.ts';
import { DataTable } from '#src/meta/DataTable.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { FigureAmount } from '#src/list/figures/FigureAmounts.tsx';
import { NoFigures, FigureSection, WhenAnswered } from '#src/list/figures/FigureSection.tsx';
import { rowsOf } from '#src/pages/books/paths.ts';
import type { Period } from '#src/pages/books/period.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import type { MasavFile } from './readMasav.ts';
import { useMasavFiles } from './useMasavFiles.ts';

const madeOn = ({ masavFileDate }: MasavFile) => israelDay(new Date(masavFileDate));

/** What the bank has answered to the rows of a file: paid ones and returned ones, each leading to them. */
function Answers({ file }: { file: MasavFile }) {
  const id = String(file.masavFileID);
  const answered = [
    { status: 'paid', count: file.paidCount, amount: file.paidAmount },
    { status: 'returned', count: file.returnedCount, amount: file.returnedAmount },
  ] as const;
  return answered.map(({ status, count, amount }) => (
    <td key={status} data-align="end">
      {count ? (
        <Link to={rowsOf.masavRows(id, { status })}>
          {groupDigits(count)} · <FigureAmount agorot={toAgorot(amount ?? 0)} currency={file.currency} />
        </Link>
      ) : (
        '–'
      )}
    </td>
  ));
}

function FileTable({ files }: { files: readonly MasavFile[] }) {
  const translate = useTranslate();
  const heads = ['total', 'paid', 'returned'] as const;
  return (
    <TableRegion label={translate('books.masav.title')} part>
      <DataTable density="compact">
        <thead>
          <tr>
            <th scope="col">{translate('books.masav.file')}</th>
            <th scope="col">{translate('books.masav.made')}</th>
            <th scope="col">{translate('books.masav.value')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" data-align="end">
                <span>{translate(`books.masav.${head}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map((file) => {
            const id = String(file.masavFileID);
            const day = file.paidDate ?? file.valueDate;
            return (
              <tr key={id}>
                <th scope="row">
                  <Link to={rowsOf.masavRows(id)}>{id}</Link>
                </th>
                <td>
                  <bdi dir="ltr">{shownDay(madeOn(file))}</bdi>
                </td>
                <td>{day && <bdi dir="ltr">{shownDay(day.slice(0, 10))}</bdi>}</td>
                <td data-align="end">
                  <span>
                    {groupDigits(file.rowsCount)} ·{' '}
                    <FigureAmount agorot={toAgorot(file.totalAmount)} currency={file.currency} />
                  </span>
                </td>
                <Answers file={file} />
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </TableRegion>
  );
}

/** The Masav files that were made in a period, and what came back of them. */
export function MasavSection({ period }: { period: Period }) {
  const translate = useTranslate();
  const answer = useMasavFiles(period);
  return (
    <FigureSection title={translate('books.masav.title')}>
      <WhenAnswered answer={answer}>
        {(all) => {
          const files = all.filter((file) => madeOn(file) >= period.dateFrom);
          return files.length > 0 ? (
            <FileTable files={files} />
          ) : (
            <NoFigures>{translate('books.masav.none')}</NoFigures>
          );
        }}
      </WhenAnswered>
    </FigureSection>
  );
}
