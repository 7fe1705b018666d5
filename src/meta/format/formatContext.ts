import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Dictionaries } from '#contract/envelope.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { useSettings } from '#src/settings/settings.ts';
import { localTimeZone } from './dateText.ts';
import type { FormatContext } from './formatField.ts';

/** What formatting needs of the person's language, place and settings. @param own dictionaries no server sends. */
export function useFormatContext(own?: Dictionaries): FormatContext {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const { dictionaries, currencies } = useSettings();
  return useMemo(
    () => ({
      locale,
      dictionaries: { ...dictionaries, ...own },
      currencies,
      timeZone: localTimeZone(),
      words: {
        yes: translate('ra.boolean.true'),
        no: translate('ra.boolean.false'),
        israelTime: (time) => translate('list.israelTime', { time }),
        schedule: (phrase, values) => translate(`schedule.${phrase}`, values),
        partlyRefunded: translate('list.partlyRefunded'),
        refundedOf: (refunded, amount) => translate('list.refundedOf', { refunded, amount }),
      },
    }),
    [locale, dictionaries, own, currencies, translate],
  );
}
