/** Statuses whose answers have no body. */
const bodiless = new Set([204, 205]);

/** @throws SyntaxError for a body that is no JSON, an empty one included. */
export async function parseJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' && bodiless.has(response.status) ? undefined : JSON.parse(text);
}

/** Body of an error answer; foreign content, such as a proxy's HTML, counts as none. */
export async function parseErrorBody(response: Response): Promise<unknown> {
  try {
    return await parseJson(response);
  } catch {
    return undefined;
  }
}

/** Whole seconds of a Retry-After header; its other form, a date, is not read. */
export function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,5}$/.test(header.trim()) ? Number(header) : undefined;
}
