import { useTranslate } from 'react-admin';
import { openFormatDocuments, openFormatRecords } from '#contract/openFormat.ts';
import { toDecimal } from '#contract/money.ts';
import type { DownloadedFile } from '#src/dataProvider/http/fileDownload.ts';
import { DataTable } from '#src/meta/DataTable.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { currencyOf } from '#src/record/facts/factWords.ts';
import { useSettings } from '#src/settings/settings.ts';
import { valueRows } from '#src/ui/classes/valueRows.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import { TaskDialog } from '#src/ui/dialogs/TaskDialog.tsx';
import { FoldedPanel } from '#src/ui/FoldedPanel.tsx';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { saveFile } from '#src/ui/saveFile.ts';
import type { TaxFileSummary } from './readTaxFile.ts';
import styles from './TaxFileDialog.module.css';

/** Where the file belongs, of whom and of which days it is, and what made it. */
function Facts({ summary }: { summary: TaxFileSummary }) {
  const translate = useTranslate();
  const { dealer, business, path, from, to, madeOn, madeAt, software, registration } = summary;
  const facts = {
    dealer,
    business,
    path,
    range: `${shownDay(from)} – ${shownDay(to)}`,
    made: `${shownDay(madeOn)} ${madeAt}`,
    software: `${software} (${registration})`,
  };
  return (
    <dl className={valueRows}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{translate(`invoice.taxFile.${name}`)}</dt>
          <dd>
            <bdi dir={name === 'business' || name === 'software' ? 'auto' : 'ltr'}>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How many records of each kind are in the file (§5.4 of the official text). */
function Records({ records }: Pick<TaxFileSummary, 'records'>) {
  const translate = useTranslate();
  return (
    <TableRegion label={translate('invoice.taxFile.records')} part>
      <DataTable density="compact">
        <caption className={styles.caption}>{translate('invoice.taxFile.records')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('invoice.taxFile.code')}</th>
            <th scope="col">{translate('invoice.taxFile.record')}</th>
            <th scope="col" data-align="end">
              <span>{translate('invoice.taxFile.count')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {openFormatRecords
            .filter((code) => records.has(code))
            .map((code) => (
              <tr key={code}>
                <td>{code}</td>
                <th scope="row" className={styles.name}>
                  {translate(`invoice.taxFile.recordNames.${code}`)}
                </th>
                <td data-align="end">
                  <span>{groupDigits(records.get(code) ?? 0)}</span>
                </td>
              </tr>
            ))}
        </tbody>
      </DataTable>
    </TableRegion>
  );
}

interface DocumentsProps extends Pick<TaxFileSummary, 'documents'> {
  label: string;
  types: readonly number[];
}

/** How many documents of some kinds are in the file, and what they come to (§2.6 of the official text). */
function Documents({ label, types, documents }: DocumentsProps) {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const shekel = currencyOf({ currency: 'ILS' }, currencies);
  return (
    <TableRegion label={label} part>
      <DataTable density="compact">
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('invoice.taxFile.number')}</th>
            <th scope="col">{translate('invoice.taxFile.type')}</th>
            {(['quantity', 'sum'] as const).map((head) => (
              <th key={head} scope="col" data-align="end">
                <span>{translate(`invoice.taxFile.${head}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map((type) => {
            const { count = 0, sum = 0 } = documents.get(type) ?? {};
            return (
              <tr key={type}>
                <td>{type}</td>
                <th scope="row" className={styles.name}>
                  {translate(`invoice.taxFile.documentNames.${type}`)}
                </th>
                <td data-align="end">
                  <span>{groupDigits(count)}</span>
                </td>
                <td data-align="end">
                  <MoneyText amount={toDecimal(sum)} currency={shekel} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </TableRegion>
  );
}

function Report({ summary }: { summary: TaxFileSummary }) {
  const translate = useTranslate();
  const { records, documents, isWhole } = summary;
  const empty = openFormatDocuments.filter((type) => !documents.has(type));
  const found = openFormatDocuments.filter((type) => documents.has(type));
  return (
    <div className={styles.report}>
      <p role={isWhole ? 'status' : 'alert'}>{translate(`invoice.taxFile.${isWhole ? 'done' : 'partial'}`)}</p>
      <Facts summary={summary} />
      <Records records={records} />
      {found.length > 0 && (
        <Documents label={translate('invoice.taxFile.documents')} types={found} documents={documents} />
      )}
      <FoldedPanel title={translate('invoice.taxFile.otherDocuments', { smart_count: empty.length })}>
        {() => <Documents label={translate('invoice.taxFile.noDocuments')} types={empty} documents={documents} />}
      </FoldedPanel>
    </div>
  );
}

interface TaxFileDialogProps {
  file: DownloadedFile;
  /** undefined for a file that was made otherwise, and can not be read. */
  summary: TaxFileSummary | undefined;
  onClose: () => void;
}

/** What a tax file holds, as the official text wants it told before the file is handed over. */
export function TaxFileDialog({ file, summary, onClose }: TaxFileDialogProps) {
  const translate = useTranslate();
  return (
    <TaskDialog
      title={translate('invoice.taxFile.title')}
      main={{
        text: translate('invoice.report.send'),
        act() {
          saveFile(file);
          onClose();
        },
      }}
      other={{ text: translate('ra.action.cancel'), act: onClose }}
      onEscape={onClose}
    >
      {summary ? <Report summary={summary} /> : <p role="alert">{translate('invoice.taxFile.unreadable')}</p>}
    </TaskDialog>
  );
}
