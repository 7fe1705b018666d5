import { useDataProvider, useTranslate } from 'react-admin';
import { taxReportRequest } from '#contract/entities/invoiceRequest.ts';
import { fault } from '#contract/rules/fault.ts';
import { FormDialog } from '#src/actions/FormDialog.tsx';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { answerOrFailure } from '#src/dataProvider/failure.ts';
import type { DownloadedFile } from '#src/dataProvider/http/fileDownload.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { useRequestForm } from '#src/forms/useRequestForm.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { DateInput } from '#src/ui/inputs/DateInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';

/** First and last day of a report, `YYYY-MM-DD`. */
export interface ReportValues {
  dateFrom: string;
  dateTo: string;
}

const files = {
  tax: { endpoint: 'easyInvoice.taxReport', fallbackName: 'tax-report.zip' },
  hash: { endpoint: 'easyInvoice.hashReport', fallbackName: 'hash-report.csv' },
} as const;

export interface ReportDialogProps {
  report: keyof typeof files;
  /** The days it begins with; absent: this month's so far. */
  days?: ReportValues;
  /** What becomes of the file that has come. */
  take: (file: DownloadedFile) => void | Promise<void>;
  onClose: () => void;
}

/** Asks for a report of the terminal's documents from one day to another. */
export function ReportDialog({ report, days, take, onClose }: ReportDialogProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { terminal } = useSelectedTerminal();
  const today = israelToday();
  const toBody = (values: ReportValues) => ({ terminalID: terminal.terminalID, ...values });
  const { endpoint, fallbackName } = files[report];
  const form = useRequestForm<ReportValues>({
    defaultValues: days ?? { dateFrom: `${today.slice(0, 8)}01`, dateTo: today },
    unguarded: true,
    schema: taxReportRequest,
    toBody,
    ownFaults: ({ dateFrom, dateTo }) => ({ dateTo: dateTo < dateFrom ? fault('EndDateLaterStart') : undefined }),
    save: (values) =>
      answerOrFailure(
        dataProvider.download(endpoint, { body: toBody(values), quiet: true, fallbackName }).then(async (file) => {
          await take(file);
          return { status: 'success' };
        }),
      ),
  });
  return (
    <FormDialog
      form={form}
      title={translate(`invoice.report.${report}.title`)}
      before={<p>{translate(`invoice.report.${report}.text`, { terminal: terminal.label })}</p>}
      send={translate(`invoice.report.${report}.send`)}
      onClose={onClose}
    >
      <FieldGrid>
        <DateInput source="dateFrom" label={translate('invoice.report.from')} required />
        <DateInput source="dateTo" label={translate('invoice.report.to')} required />
      </FieldGrid>
    </FormDialog>
  );
}
