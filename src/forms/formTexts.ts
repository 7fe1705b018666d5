/** A value of a record as a form's text; what is no text or number is empty. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A text of a form as it travels: without spaces around it; an empty one is null. */
export function toText(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
