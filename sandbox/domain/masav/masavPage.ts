import bidiFactory from 'bidi-js';
import { type CodePage, hebrewBytes } from '#sandbox/domain/fixedWidth/codePages.ts';

const bidi = bidiFactory();

/**
 * A text as it stands from left to right (Unicode Bidirectional Algorithm): Hebrew turned round, numbers and Latin words not,
 * brackets mirrored. Its direction is its first letter's.
 * @example visualOrder('כהן 12 (א)') // '(א) 12 ןהכ'
 */
const visualOrder = (text: string): string => bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, 'auto'));

/** Masav's texts: CP862, in the order in which they are seen. */
export const masavPage: CodePage = { bytes: hebrewBytes(0x80), order: visualOrder };
