import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { ActionDialogProps } from '#src/actions/actions.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { TaskDialog } from '#src/ui/dialogs/TaskDialog.tsx';

/** Shows the first six and last four digits of a deal's card; that somebody looked is written down by the server. */
export function CardNumberDialog({ record, onClose }: ActionDialogProps<RecordOf<'billingDeals'>>) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { data, isError } = useQuery({
    queryKey: ['dealCardNumber', record.id],
    // Each look is one look: asked once, and kept for nobody.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => dataProvider.call('billing.cardNumber', { path: { id: String(record.id) }, signal }),
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
      main={{ text: translate('shell.close'), act: onClose }}
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
