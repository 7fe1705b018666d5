import { correlationHeader } from '#contract/constants.ts';
import { CallFailure, failureOf } from '#src/dataProvider/failure.ts';

/** Statuses whose answers have no body. */
const bodiless = new Set([204, 205]);

/**
 * A date of .NET's that was never set, where a JSON text has it as a value. What it stands for is no value at all, and
 * no screen should have to know.
 */
const emptyDates = /"0001-01-01(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?"(?=\s*[,}\]])/g;

/** @throws SyntaxError for a body that is no JSON, an empty one included. */
async function parseJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' && bodiless.has(response.status) ? undefined : JSON.parse(text.replace(emptyDates, 'null'));
}

/** Body of an error answer; foreign content, such as a proxy's HTML, counts as none. */
async function parseErrorBody(response: Response): Promise<unknown> {
  try {
    return await parseJson(response);
  } catch {
    return undefined;
  }
}

/** Whole seconds of a Retry-After header, from now where it is a date. */
function secondsOf(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return seconds >= 0 ? seconds : undefined;
}

/**
 * Reads the answer of a call.
 * @throws CallFailure for every row of spec §8 that is no success.
 */
export async function readAnswer(response: Response): Promise<unknown> {
  const correlationId = response.headers.get(correlationHeader) ?? undefined;
  if (!response.ok) {
    const retryAfter = secondsOf(response.headers.get('retry-after'));
    throw failureOf(response.status, await parseErrorBody(response), {
      ...(correlationId && { correlationId }),
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }
  try {
    return await parseJson(response);
  } catch {
    throw new CallFailure('network', response.status, { ...(correlationId && { correlationId }) });
  }
}
