import { useTranslate } from 'react-admin';
import { FormSection } from '#src/forms/FormSection.tsx';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import styles from './terminals.module.css';
import type { TerminalRecord } from './TerminalPage.tsx';
import { FileField } from './FileField.tsx';

/** The address of the payer's page without a link, which another file makes another one: the frame loads anew. */
function previewOf({ payerPagePreview, paymentRequestSettings, checkoutSettings }: TerminalRecord, locale: string) {
  if (!payerPagePreview || !URL.canParse(payerPagePreview)) return undefined;
  const address = new URL(payerPagePreview);
  address.searchParams.set('lang', locale);
  const files = [paymentRequestSettings?.merchantLogo, checkoutSettings?.customCssReference];
  address.searchParams.set('of', files.map((file) => file ?? '').join(' '));
  return address.href;
}

interface FilesSectionProps {
  terminal: TerminalRecord;
  mayChange: boolean;
  /** Stylesheets are for managers and billing administrators. */
  mayStyle: boolean;
}

/** Logo and stylesheet of a terminal, and how its payers see them. */
export function FilesSection({ terminal, mayChange, mayStyle }: FilesSectionProps) {
  const translate = useTranslate();
  const preview = previewOf(terminal, useCurrentLocale());
  const { terminalID, paymentRequestSettings, checkoutSettings } = terminal;
  return (
    <FormSection title={translate('terminalPage.files.title')}>
      <div className={styles.files}>
        <div className={styles.uploads}>
          {mayChange && (
            <FileField kind="logo" terminalID={terminalID} isThere={Boolean(paymentRequestSettings?.merchantLogo)} />
          )}
          {mayStyle && (
            <FileField
              kind="stylesheet"
              terminalID={terminalID}
              isThere={Boolean(checkoutSettings?.customCssReference)}
            />
          )}
        </div>
        {preview !== undefined && (
          <div className={styles.result}>
            <p>{translate('terminalPage.files.preview')}</p>
            <iframe
              key={preview}
              className={styles.preview}
              title={translate('terminalPage.files.previewTitle')}
              src={preview}
              // No script, form or window of its own; its origin, which its typeface asks for.
              sandbox="allow-same-origin"
              loading="lazy"
            />
          </div>
        )}
      </div>
    </FormSection>
  );
}
