import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** Says a message that came with a failure or an answer. */
type MessageText = (message: string, values?: Readonly<Record<string, unknown>>) => string;

/**
 * The one place where messages of calls are put in words: a key of the catalogue is said in the person's language, the
 * server's own text as it is. Whatever shows a `message` of a `CallFailure` or an `OperationResponse` asks here.
 */
export function useMessageText(): MessageText {
  const translate = useTranslate();
  return useCallback((message, values) => translate(message, { _: message, ...values }), [translate]);
}
