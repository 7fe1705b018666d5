import { useCallback } from 'react';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { isObject } from '#contract/envelope.ts';

/** What stands before the fault of a react-admin validator, which is kept as JSON. */
const mark = '@@react-admin@@';

/** A fault of a field: react-hook-form's message, or a key of the catalogue with its values. */
type FieldError = string | { key: string; values?: Readonly<Record<string, unknown>> | undefined };

/**
 * The one place where the fault of a field is put in words: a key in the person's language, that of a `validate` of
 * react-admin with its arguments, and what the form's schema or the server has said in words as it is.
 */
export function useErrorText(): (error: FieldError) => string {
  const messageText = useMessageText();
  return useCallback(
    (error) => {
      if (typeof error !== 'string') return messageText(error.key, error.values);
      if (!error.startsWith(mark)) return messageText(error);
      const found: unknown = JSON.parse(error.slice(mark.length));
      if (typeof found === 'string') return messageText(found);
      if (!isObject(found) || typeof found.message !== 'string') return '';
      return messageText(found.message, isObject(found.args) ? found.args : {});
    },
    [messageText],
  );
}
