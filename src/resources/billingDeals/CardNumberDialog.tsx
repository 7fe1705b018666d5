import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { ActionDialogProps } from '#src/actions/actions.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { TaskDialog } from '#src/ui/dialogs/TaskDialog.tsx';

/** Shows the first six and last four digits of a deal's card; that somebody looked is written down by the server. */
export function CardNumberDialog({ record, onClose }: ActionDialogProps<RecordOf<'billingDeals'>>) {
  const translate = useTranslate();
  const { data, isError } = useProviderQuery({
    queryKey: ['dealCardNumber', record.id],
    // Each look is one look: asked once, and kept for nobody.
    staleTime: Infinity,
    gcTime: 0,
    ask: (dataProvider, signal) => dataProvider.call('billing.cardNumber', { path: { id: String(record.id) }, signal }),
  });
  useEffect(
    function giveUp() {
      // The HTTP client has told why.
      if (isError) onClose();
    },
    [isError, onClose],
  );
  return (
    <TaskDialog
      title={translate('deal.cardNumber.title')}
      main={{ text: translate('ra.action.close'), act: onClose }}
      onEscape={onClose}
    >
      <p aria-live="polite" aria-busy={!data}>
        {data && (
          <strong>
            <bdi dir="ltr">{data.cardNumber}</bdi>
          </strong>
        )}
      </p>
      <p>{translate('deal.cardNumber.text')}</p>
    </TaskDialog>
  );
}
