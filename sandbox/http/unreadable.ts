/** Deeper than any request is, and far from where reading it would end the stack. */
const deepestNesting = 32;

/** Names by which an object would say itself what it is as a text or a number; reading it as either would throw. */
const conversions = ['toString', 'valueOf'];

/** PostgreSQL stores neither the character NUL nor half of a character pair, in whatever part of a request they hide. */
const isReadable = (text: string) => !text.includes('\0') && text.isWellFormed();

/**
 * Where a request holds what can neither be read nor stored, as errors name fields (`dealDetails.items[0].itemName`).
 * @returns undefined when all of it is readable
 */
export function unreadablePlace(value: unknown, place = '', depth = 0): string | undefined {
  if (typeof value === 'string') return isReadable(value) ? undefined : place;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > deepestNesting) return place;
  const parts: [name: string, place: string, held: unknown][] = Array.isArray(value)
    ? value.map((held: unknown, index) => ['', `${place}[${index}]`, held])
    : Object.entries(value).map(([name, held]) => [name, place ? `${place}.${name}` : name, held]);
  for (const [name, inner, held] of parts) {
    if (!isReadable(name) || conversions.includes(name)) return place;
    const found = unreadablePlace(held, inner, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
