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

type Answer = Pick<OperationResponse, 'errors' | 'innerResponse'> | undefined;

/** The errors of an answer, the inner one's last. What comes from the wire is not trusted to be a list. */
function errorsOf(response: Answer): readonly { path: string; description: string }[] {
  const errors: unknown = response?.errors;
  const own = (Array.isArray(errors) ? errors : []).flatMap((error: unknown) => {
    if (!isObject(error) || typeof error.description !== 'string' || error.description === '') return [];
    return [{ path: typeof error.code === 'string' ? formPath(error.code) : '', description: error.description }];
  });
  return response?.innerResponse ? [...own, ...errorsOf(response.innerResponse)] : own;
}

/**
 * The field errors of an answer by the path of their field, for `setError` of react-hook-form. The first error of a
 * field counts.
 * @example fieldErrorsOf({ status: 'error', errors: [{ code: 'Items[0].Price', description: 'x' }] }) // { 'items.0.price': 'x' }
 */
export function fieldErrorsOf(response: Answer): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, description } of errorsOf(response)) if (path !== '') found[path] ??= description;
  return found;
}

/** What a refusal says of the whole. @param all of every field besides */
export function refusalTexts(response: OperationResponse, all = false): readonly string[] {
  const messages = [response.message, response.innerResponse?.message].filter((text) => text !== undefined);
  return [...new Set([...messages, ...descriptionsOf(response, all)])].filter(Boolean);
}

/** What an answer says besides its message: of the whole, or, with `all`, of every field. */
export function descriptionsOf(response: Answer & { message?: string }, all = false): readonly string[] {
  const said = errorsOf(response).filter(({ path }) => all || path === '');
  return [...new Set(said.map(({ description }) => description))].filter((text) => text !== response?.message);
}
