import { useTranslate } from 'react-admin';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { ScheduleFields } from '#src/fields/schedule/ScheduleFields.tsx';
import { Help } from '#src/ui/inputs/Field.tsx';
import { useRequestScene, useRequestValues } from '#src/wizards/billingRequest/requestContext.ts';

/** When the customer would be charged. */
export function ScheduleStep() {
  const translate = useTranslate();
  const { currency, terminal } = useRequestScene();
  const values = useRequestValues();
  const { amount } = totalsOf(values, terminal.vatRate ?? 0);
  return (
    <>
      <ScheduleFields name="billingSchedule" agorot={amount} currency={currency} />
      {values.billingSchedule.startAtType === 'today' && <Help>{translate('billingRequest.previewHelp')}</Help>}
    </>
  );
}
