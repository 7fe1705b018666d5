import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { namedCurrency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { amountInSentence } from '#src/ui/money.ts';
import type { ActionWords, ActionQuestion } from './actions.ts';

/** What questions and messages of actions say besides fields. */
export function useActionWords(): ActionWords {
  const { currencies } = useSettings();
  const locale = useCurrentLocale();
  return useMemo(
    () => ({
      money(decimal, currency) {
        const code = typeof currency === 'string' ? currency : '';
        const named = namedCurrency(currencies, code);
        return amountInSentence(decimal, named, locale);
      },
    }),
    [currencies, locale],
  );
}

/** The words of a question about one record. */
export function useQuestionText(name: string): (question: ActionQuestion) => { title: string; text: string } {
  const translate = useTranslate();
  return useCallback(
    ({ title, text, values }) => {
      const words = { name, smart_count: 1, ...values };
      return { title: translate(title, words), text: translate(text, words) };
    },
    [translate, name],
  );
}
