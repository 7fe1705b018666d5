import { isObject, type OperationResponse } from '#contract/envelope.ts';

/** `DealDetails[0].ConsumerEmail` as a form names it: each word with a small first letter, indexes as they are. */
function formPath(code: string): string {
  return code
    .trim()
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter(Boolean)
    .map((word) => word.charAt(0).toLowerCase() + word.slice(1))
    .join('.');
}

/**
 * The field errors of an answer by the path of their field, for `setError` of react-hook-form. The first error of a
 * field counts; errors without a field stay with the message of the answer.
 * @example fieldErrorsOf({ status: 'error', errors: [{ code: 'Items[0].Price', description: 'x' }] }) // { 'items.0.price': 'x' }
 */
export function fieldErrorsOf(
  response: Pick<OperationResponse, 'errors' | 'innerResponse'> | undefined,
): Record<string, string> {
  const found: Record<string, string> = {};
  // What comes from the wire is not trusted to be a list.
  const errors: unknown = response?.errors;
  for (const error of Array.isArray(errors) ? errors : []) {
    if (!isObject(error) || typeof error.code !== 'string' || typeof error.description !== 'string') continue;
    const path = formPath(error.code);
    if (path !== '' && error.description !== '') found[path] ??= error.description;
  }
  return response?.innerResponse ? { ...fieldErrorsOf(response.innerResponse), ...found } : found;
}
