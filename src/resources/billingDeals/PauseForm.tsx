import { useTranslate } from 'react-admin';
import { addDays, addMonths } from '#contract/calendarDays.ts';
import { pauseRequest } from '#contract/entities/billingDealRequest.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import { FormDialog } from '#src/actions/FormDialog.tsx';
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

/** A pause as it travels: both days belong to it. */
export interface Pause {
  pausedFrom: string;
  pausedTo: string;
  reason: string | null;
}

const toBody = ({ pausedFrom, pausedTo, reason }: PauseValues): Pause => ({
  pausedFrom,
  pausedTo,
  reason: toText(reason),
});

interface PauseFormProps {
  title: string;
  text: string;
  send: string;
  save: (pause: Pause) => Promise<OperationResponse | undefined>;
  onSaved?: () => void;
  onClose: () => void;
}

/** From one day to another, a month from today unless they are typed, and why. */
export function PauseForm({ title, text, send, save, onSaved, onClose }: PauseFormProps) {
  const translate = useTranslate();
  const today = israelToday();
  const form = useRequestForm<PauseValues>({
    defaultValues: { pausedFrom: today, pausedTo: addDays(addMonths(today, 1), -1), reason: '' },
    unguarded: true,
    schema: pauseRequest,
    toBody,
    save: (values) => save(toBody(values)),
    ...(onSaved && { onSaved }),
  });
  return (
    <FormDialog form={form} title={title} before={<p>{text}</p>} send={send} onClose={onClose}>
      <FieldGrid>
        <DateInput source="pausedFrom" label={translate('deal.pause.from')} required />
        <DateInput source="pausedTo" label={translate('deal.pause.to')} required />
      </FieldGrid>
      <TextInput source="reason" label={translate('deal.pause.reason')} maxLength={250} multiline />
    </FormDialog>
  );
}
