import { useTranslate } from 'react-admin';
import type { RowOf } from '#contract/entities/callTypes.ts';
import type { ActionDialogProps } from '#src/actions/actions.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { TaskDialog } from '#src/ui/dialogs/TaskDialog.tsx';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import styles from './PayloadDialog.module.css';
import { payloadText } from './payloadText.ts';

/** What was told to an address, word for word but for secrets. */
export function PayloadDialog({ record, onClose }: ActionDialogProps<RowOf<'webhooks'>>) {
  const translate = useTranslate();
  const { payload, url } = record;
  const text = payloadText(payload);
  const event = payload?.eventName ?? '';
  return (
    <TaskDialog
      title={translate(`dictionary.webhookEventEnum.${event}`, { _: event || translate('webhook.payload') })}
      main={{ text: translate('ra.action.close'), act: onClose }}
      onEscape={onClose}
    >
      {payload?.errorMesage && (
        <p>
          <ForeignText>{payload.errorMesage}</ForeignText>
        </p>
      )}
      <div className={styles.head}>
        <span className={styles.url}>
          {url && (
            <>
              {translate('webhook.sentTo')} <bdi dir="ltr">{url}</bdi>
            </>
          )}
        </span>
        <CopyButton text={text} name={translate('webhook.copy')} />
      </div>
      <textarea
        className={styles.payload}
        dir="ltr"
        readOnly
        rows={14}
        spellCheck={false}
        value={text}
        aria-label={translate('webhook.payload')}
      />
    </TaskDialog>
  );
}
