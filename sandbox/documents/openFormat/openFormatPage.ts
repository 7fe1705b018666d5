import { type CodePage, hebrewBytes } from '#sandbox/domain/fixedWidth/codePages.ts';

/** Texts of the open format (§2.4ח): ISO-8859-8-i, in the order in which they are read. */
export const openFormatPage: CodePage = {
  bytes: hebrewBytes(0xe0, {
    '£': 0xa3,
    '§': 0xa7,
    '©': 0xa9,
    '×': 0xaa,
    '®': 0xae,
    '°': 0xb0,
    '±': 0xb1,
    '²': 0xb2,
    '³': 0xb3,
    µ: 0xb5,
    '÷': 0xba,
    '¼': 0xbc,
    '½': 0xbd,
    '¾': 0xbe,
  }),
  order: (text) => text,
};
