const guidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The id rule of spec §5: message MustBeValidID. */
export function isGuid(text: string): boolean {
  return guidPattern.test(text);
}
