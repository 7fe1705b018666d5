/** PostgreSQL stores neither the character NUL nor half of a character pair, in whatever part of a request they hide. */
export const isReadable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
