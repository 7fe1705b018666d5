import { useDataProvider, useTranslate } from 'react-admin';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { ActionDialogProps } from '#src/actions/actions.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { seenAs } from '#src/actions/seeing.ts';
import { PauseForm } from './PauseForm.tsx';

/** Pauses one deal. */
export function PauseDialog({ record, onClose }: ActionDialogProps<RecordOf<'billingDeals'>>) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  return (
    <PauseForm
      title={translate('deal.pause.title')}
      text={translate('deal.pause.text')}
      send={translate('deal.pause.action')}
      save={(body) =>
        dataProvider.operate('billing.pause', {
          path: { id: String(record.id) },
          body,
          seen: seenAs(record),
          quiet: true,
        })
      }
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
