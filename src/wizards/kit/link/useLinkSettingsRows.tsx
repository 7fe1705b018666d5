import { useTranslate } from 'react-admin';
import { hideable, hidingFields, type LinkSettings } from '#src/fields/link/linkSettings.ts';
import type { ConfirmRow } from '#src/wizards/kit/ConfirmRows.tsx';

/**
 * What is set of a link that seldom is, as rows of a confirmation.
 * @param isSent the link goes out with a message
 */
export function useLinkSettingsRows(values: LinkSettings, isSent: boolean): ConfirmRow[] {
  const translate = useTranslate();
  const texts = [...(isSent ? (['requestSubject', 'fromAddress'] as const) : []), 'redirectUrl' as const];
  const hidden = hidingFields.filter((name) => values[name]).map((name) => translate(hideable[name]));
  return [
    ...texts
      .filter((name) => values[name].trim() !== '')
      .map((name) => [translate(`link.more.${name}`), <bdi key={name}>{values[name]}</bdi>] as const),
    ...(hidden.length > 0 ? [[translate('link.more.hidden'), hidden.join(', ')] as const] : []),
  ];
}
