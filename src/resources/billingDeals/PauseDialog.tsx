import { useDataProvider, useTranslate } from 'react-admin';
import { addDays, addMonths } from '#contract/calendarDays.ts';
import { pauseRequest } from '#contract/entities/billingDealRequest.ts';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { ActionDialogProps } from '#src/actions/actions.ts';
import { FormDialog } from '#src/actions/FormDialog.tsx';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { toText } from '#src/forms/formTexts.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { useRequestForm } from '#src/forms/useRequestForm.ts';
import { DateInput } from '#src/ui/inputs/DateInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';

interface PauseValues {
  pausedFrom: string;
  pausedTo: string;
  reason: string;
}

const toBody = ({ pausedFrom, pausedTo, reason }: PauseValues) => ({ pausedFrom, pausedTo, reason: toText(reason) });

/** Pauses a deal from one day to another, a month from today unless they are typed; both days belong to the pause. */
export function PauseDialog({ record, onClose }: ActionDialogProps<RecordOf<'billingDeals'>>) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const today = israelToday();
  const form = useRequestForm<PauseValues>({
    defaultValues: { pausedFrom: today, pausedTo: addDays(addMonths(today, 1), -1), reason: '' },
    unguarded: true,
    schema: pauseRequest,
    toBody,
    save: (values) =>
      dataProvider.operate('billing.pause', { path: { id: String(record.id) }, body: toBody(values), quiet: true }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={translate('deal.pause.title')}
      before={<p>{translate('deal.pause.text')}</p>}
      send={translate('deal.pause.action')}
      onClose={onClose}
    >
      <FieldGrid>
        <DateInput name="pausedFrom" label={translate('deal.pause.from')} required />
        <DateInput name="pausedTo" label={translate('deal.pause.to')} required />
      </FieldGrid>
      <TextInput name="reason" label={translate('deal.pause.reason')} maxLength={250} multiline />
    </FormDialog>
  );
}
