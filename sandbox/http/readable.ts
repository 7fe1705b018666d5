/** Control characters that no text of a person has: all but the tab and the ends of lines. */
const control = /[\p{Cc}--[\t\n\r]]/v;

/**
 * Whether a text can be read and stored, in whatever part of a request it stands: PostgreSQL takes neither the character
 * NUL nor half of a character pair, and documents, mails and terminals make of other control characters what they like.
 */
export const isReadable = (text: string): boolean => !control.test(text) && text.isWellFormed();
