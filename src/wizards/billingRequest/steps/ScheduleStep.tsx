import { useTranslate } from 'react-admin';
import { ChargingNote } from '#src/fields/deal/ChargingNote.tsx';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { ScheduleFields } from '#src/fields/schedule/ScheduleFields.tsx';
import { Help } from '#src/ui/inputs/Field.tsx';
import { LinkDocumentPart } from '#src/wizards/kit/link/LinkDocumentPart.tsx';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useRequestValues } from '#src/wizards/billingRequest/useRequestValues.ts';

/** When the customer would be charged, and the document that each charge makes. */
export function ScheduleStep() {
  const translate = useTranslate();
  const { currency, terminal } = useWizardScene();
  const values = useRequestValues();
  const { amount } = totalsOf(values, terminal.vatRate ?? 0);
  return (
    <>
      <ChargingNote terminal={terminal} />
      <ScheduleFields source="billingSchedule" agorot={amount} currency={currency} />
      {values.billingSchedule.startAtType === 'today' && <Help>{translate('billingRequest.previewHelp')}</Help>}
      <LinkDocumentPart label={translate('deal.issueInvoice')} isSent={values.linkKind === 'once'} />
    </>
  );
}
