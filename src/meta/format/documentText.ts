import type { Dictionaries } from '#contract/envelope.ts';

/** What a document says of itself (docs/wire.md §3.1). */
interface DocumentParts {
  invoiceType: string;
  invoiceSubject?: unknown;
}

/** True of the details of a document, wherever they stand. */
export function isDocument(value: object): value is DocumentParts {
  return 'invoiceType' in value && typeof value.invoiceType === 'string';
}

/** A document in a line: its type and its subject. @example 'חשבונית מס – נובמבר' */
export function documentText({ invoiceType, invoiceSubject }: DocumentParts, dictionaries: Dictionaries): string {
  const type = dictionaries.invoiceTypeEnum?.[invoiceType] ?? invoiceType;
  return typeof invoiceSubject === 'string' && invoiceSubject !== '' ? `${type} – ${invoiceSubject}` : type;
}
