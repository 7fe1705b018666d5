/**
 * The Tax Authority's open format (מבנה אחיד), edition 1.31, as far as both the maker of a file and whoever reads one need it:
 * numbers are those of the official text.
 */

/** Kinds of documents (appendix 1), in its order. */
export const openFormatDocuments = [
  100, 200, 205, 210, 300, 305, 310, 320, 330, 340, 345, 400, 405, 410, 420, 500, 600, 610, 700, 710, 800, 810, 820,
  830, 840, 900, 910,
] as const;
export type OpenFormatDocument = (typeof openFormatDocuments)[number];

/** Kinds of records of BKMVDATA, in the order of its closing report (§5.4). */
export const openFormatRecords = ['A100', 'B100', 'B110', 'C100', 'D110', 'D120', 'M100', 'Z900'] as const;
export type OpenFormatRecord = (typeof openFormatRecords)[number];
