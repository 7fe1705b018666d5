/** Business constants of spec §9; every ruling on a gap names its source. */

/** Milliseconds a request must last before the full-screen spinner appears. */
export const spinnerDelayMs = 1500;
/** Milliseconds a write may be without an answer before that is said. */
export const stillWaitingMs = 8000;
/** Milliseconds a success message stays on screen. */
export const successMessageMs = 5000;
// spec gap: 50 and 15 minutes are both given; 15 satisfies PCI DSS 8.2.8 (docs/rulings.md).
export const defaultIdleTimeoutMinutes = 15;
// spec gap: a read is given up after so many seconds without a byte (docs/rulings.md).
export const defaultReadTimeoutSeconds = 30;
/** Seconds that remain when the idle prompt appears. */
export const idleWarningSeconds = 60;
/** Milliseconds between two comparisons of the UI version. */
export const versionCheckIntervalMs = 5 * 60 * 1000;
// spec gap: the default UI version, which switches the version check off (docs/rulings.md).
export const defaultUiVersion = '0.0.0';
export const lastChargedCustomersKept = 5;
// spec gap: how many links made to copy are kept for a person, of each terminal (docs/rulings.md).
export const copiedLinksKept = 10;
/** Default `take` of a list. */
export const defaultPageSize = 100;
/** Page sizes a list offers. */
export const pageSizes = [25, 50, 100] as const;
// spec gap: the greatest `take` the server honours; -1 means the same (docs/wire.md §1.1).
export const maximumTake = 1000;
/** Rows of a list that may be selected at once, and ids of one request. */
export const maximumSelection = 1000;
// spec gap: no list and no text of a request has a greatest size; these bound what judging one costs (docs/rulings.md).
/** Of one item in a line. */
export const maximumQuantity = 99_999;
/** Lines of a deal. */
export const maximumLines = 100;
/** Lines of how a document is paid. */
export const maximumPaymentLines = 100;
/** Fields of a payer's page that a link adds. */
export const maximumAdditionalFields = 10;
/** Addresses that get a copy of a document. */
export const maximumCopies = 10;
/** Addresses and events that a terminal's settings name. */
export const maximumSettings = 50;
/** Characters of a filter's text. */
export const maximumFilterText = 200;
/** Parameters of an address, each repetition of a name counted. */
export const maximumParameters = 200;
/** Values of a body, lists and objects counted, what nobody asked for among them. */
export const maximumBodyValues = 10_000;
/** Faults that a refusal names; the results of an action on many rows are told whole. */
export const maximumFaults = 50;
/** Milliseconds a text filter waits for the next key. */
export const typeaheadDelayMs = 500;
/** Characters of a guid shown in a list. */
export const shortGuidLength = 8;
/** Greatest size of an uploaded image or style sheet, in bytes. */
export const maximumUploadBytes = 1024 * 1024;
/** Milliseconds after which a lazily loaded chunk counts as failed. */
export const chunkLoadTimeoutMs = 120_000;
/** Locales; the first is the default and the fallback. */
export const locales = ['he-IL', 'en-IL'] as const;
export type Locale = (typeof locales)[number];
/** The time zone of business days and of the server's date filters (docs/wire.md §1.5). */
export const businessTimeZone = 'Asia/Jerusalem';
/** Response header that carries the version of the deployed UI (spec gap, docs/rulings.md). */
export const uiVersionHeader = 'X-UI-Version';
/** Request header that carries the version of the UI that asks (spec §7). */
export const versionHeader = 'X-Version';
/** Response header with the request's correlation id. */
export const correlationHeader = 'X-Correlation-ID';
/** Request header that names the attempt of a call that must not happen twice. */
export const idempotencyHeader = 'Idempotency-Key';
// spec gap: how long an attempt may be repeated, and how long a server that knows keys remembers it (docs/attempts.md).
/** Milliseconds from its last sending within which a client may send an attempt again under its key. */
export const attemptRepeatableMs = 24 * 60 * 60 * 1000;
/** Milliseconds for which a server remembers the key and the answer of an attempt: many times as long, in real time. */
export const attemptKeptMs = 30 * attemptRepeatableMs;
