import { useTranslate } from 'react-admin';
import { CallFailure, isMissing } from '#src/dataProvider/failure.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';

/** What stands where a record could not be read: there is none such, or a way to ask again. */
export function RecordFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  // An id of another form is refused as a bad request, and why a message has told.
  const missing = isMissing(error) || (error instanceof CallFailure && error.status === 400);
  return (
    <ListNotice
      urgent
      text={translate(missing ? 'page.recordNotFound' : 'record.failed')}
      actions={missing ? [] : [{ text: translate('list.retry'), act: onRetry }]}
    />
  );
}
