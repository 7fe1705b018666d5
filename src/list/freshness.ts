import { defaultIdleTimeoutMinutes } from '#contract/constants.ts';

/** Milliseconds in which a return to a list asks for nothing. */
export const rowsFreshMs = 30_000;
/** Milliseconds the rows of a list that was left are kept: as long as a session may be idle. */
export const rowsKeptMs = defaultIdleTimeoutMinutes * 60_000;
