import { describe, expect, it } from 'vitest';
import { readSources, type Source, withoutComments } from './sources.ts';

/** Refusals that are of no field: where they stand, and of what they are. */
const fieldless: readonly { file: string; keys: readonly string[]; why: string }[] = [
  { file: 'sandbox/core/apiError.ts', keys: ['NotFound'], why: 'the record of an address' },
  { file: 'sandbox/core/seen.ts', keys: ['key'], why: 'a record that has moved on since it was seen' },
  { file: 'sandbox/documents/invoice/readPrinted.ts', keys: ['DocumentNotIssued'], why: 'a download' },
  { file: 'sandbox/domain/billing/dealPayment.ts', keys: ['CardTokenDeleted'], why: 'a charge of a deal that stands' },
  {
    file: 'sandbox/domain/invoicing/cancelDocument.ts',
    keys: ['CreditNotCanceled', 'DocumentCanceledAlready', 'DocumentCreditedAlready', 'DocumentNotIssued'],
    why: 'a press on a document',
  },
  { file: 'sandbox/domain/links/begun.ts', keys: ['RequestIsBeingPaid'], why: 'a link that someone is paying' },
  { file: 'sandbox/domain/ownTerminal.ts', keys: ['NoAvailableTerminals'], why: 'a merchant without a terminal' },
  { file: 'sandbox/http/api.ts', keys: ['NotOfferedYet'], why: 'a call that there is not' },
  { file: 'sandbox/resources/billing/pause.ts', keys: ['DeletedMeanwhile'], why: 'a deal that is gone' },
  { file: 'sandbox/resources/imports/customer.ts', keys: ['CardTokenDeleted'], why: 'a row of a file' },
  { file: 'sandbox/resources/invoices/download.ts', keys: ['OriginalHadAlready'], why: 'a download' },
  { file: 'sandbox/resources/invoices/resend.ts', keys: ['DocumentNotIssued'], why: 'a press on a document' },
  { file: 'sandbox/resources/invoices/save.ts', keys: ['DocumentIssuedAlready'], why: 'a document that is issued' },
  { file: 'sandbox/resources/items/removal.ts', keys: ['ItemUsedByDeal'], why: 'a press on an item' },
  { file: 'sandbox/resources/masav/download.ts', keys: ['MasavFileEmpty'], why: 'a download' },
  { file: 'sandbox/resources/masav/removeRows.ts', keys: ['MasavFileLocked'], why: 'a file that was had' },
  { file: 'sandbox/resources/paymentRequests/cancel.ts', keys: ['RequestIsOver'], why: 'a press on a link' },
  { file: 'sandbox/resources/paymentRequests/updateLink.ts', keys: ['RequestIsOver'], why: 'a link that is over' },
  { file: 'sandbox/resources/transactions/issueInvoice.ts', keys: ['NotInThisState'], why: 'a press on a transaction' },
];

/** What stands between the parenthesis that opens at a place and the one that closes it. */
function insideOf(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(open + 1, at);
  }
  return text.slice(open + 1);
}

/** The refusals of a file that name no field, by their keys; those that its details are passed along for are among them. */
function keysWithoutField({ text }: Source): string[] {
  const plain = withoutComments(text);
  const keys = [...plain.matchAll(/new ApiError\(/g)].flatMap(({ index }) => {
    const [, key = '', details = ''] =
      /^\s*[^,]+,\s*'?(\w+)'?\s*,?([^]*)$/.exec(insideOf(plain, index + 'new ApiError'.length)) ?? [];
    return /\berrors\b|\bcode\b/.test(details) ? [] : [key];
  });
  // An empty code names nothing either, but for the payer's page, whose forms say it above.
  const empty = [...plain.matchAll(/invalid(?:Query)?\(\[\{ code: ''/g)].map(() => 'empty code');
  return [...new Set([...keys, ...empty])].toSorted();
}

describe('a refusal', () => {
  it('names its field, but for those of no form', () => {
    const found = readSources('sandbox/**')
      .map((source) => ({ file: source.path, keys: keysWithoutField(source) }))
      .filter(({ file, keys }) => keys.length > 0 && !file.startsWith('sandbox/payer/'));
    expect(found).toEqual(fieldless.map(({ file, keys }) => ({ file, keys })));
  });
});
