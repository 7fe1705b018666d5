import type { RecordOf } from '#contract/entities/callTypes.ts';
import { signed } from '#contract/sign.ts';
import type { FactValue, FactWords, RecordPageDeclaration, StatusValue } from '#src/record/declaration.ts';
import { dealLines, joined, payer, subject, vatHint } from '#src/fields/deal/dealFacts.ts';
import { lifeEvents } from '#src/record/timeline/lifeEvents.ts';
import { statusTone } from '#contract/statusTone.ts';
import { InvoiceCopy } from './copy/InvoiceCopy.tsx';
import { InvoiceNotes } from './InvoiceNotes.tsx';
import { isIssued, mayBeChanged, type Invoice } from './invoiceState.ts';

/** Its kind and its number, by which people speak of it, and whose it is. */
function title(invoice: Invoice, { word }: FactWords): FactValue {
  const { invoiceType, invoiceDetails, invoiceNumber, consumerName, dealDetails } = invoice;
  const kind = word('invoiceTypeEnum', invoiceType ?? invoiceDetails?.invoiceType);
  const number = invoiceNumber ? `\u2066${invoiceNumber}\u2069` : '';
  const name = consumerName || dealDetails?.consumerName;
  return { text: joined([[kind, number].filter(Boolean).join(' '), name && `\u2068${name}\u2069`]) };
}

const headAmount = (invoice: Invoice): FactValue | undefined =>
  invoice.invoiceAmount === undefined ? undefined : { money: signed(invoice, 'invoiceAmount', invoice.invoiceAmount) };

/** Whom it is made out to, as it stands on the document. */
function madeOutTo(invoice: Invoice, words: FactWords): FactValue | undefined {
  const { dealDetails, consumerID, consumerName, consumerPhone } = invoice;
  return payer(
    {
      dealDetails: {
        ...dealDetails,
        consumerID: consumerID ?? dealDetails?.consumerID,
        consumerName: consumerName ?? dealDetails?.consumerName,
        consumerPhone: consumerPhone ?? dealDetails?.consumerPhone,
      },
    },
    words,
  );
}

/** Where it was sent, with who got a copy. */
function sentTo({ consumerEmail, invoiceDetails }: Invoice, { translate }: FactWords): FactValue | undefined {
  const copies = (invoiceDetails?.sendCCTo ?? []).join(', ');
  if (!consumerEmail && copies === '') return undefined;
  return {
    text: consumerEmail ?? translate('invoice.nobody'),
    ...(consumerEmail && { href: `mailto:${consumerEmail}` }),
    hint: copies === '' ? undefined : translate('invoice.copies', { addresses: copies }),
  };
}

const about = (invoice: Invoice): FactValue | undefined => {
  const { invoiceSubject } = invoice.invoiceDetails ?? {};
  const sold = subject(invoice);
  return invoiceSubject ? { text: invoiceSubject, hint: sold?.text } : sold;
};

function state(invoice: Invoice, { translate, word }: FactWords): StatusValue {
  return mayBeChanged(invoice) && invoice.lastError
    ? { text: translate('invoice.failed'), tone: 'danger' }
    : { text: word('invoiceStatusEnum', invoice.status), tone: statusTone(invoice.status ?? '') };
}

/** A document: whom it is made out to, what for and how it was paid; its copy is drawn in a tab. */
export const recordPage: RecordPageDeclaration<RecordOf<'invoices'>> = {
  title: { key: 'title', label: 'invoice.number', of: ['invoiceType', 'invoiceNumber'], value: title },
  amount: { key: 'head', label: 'dealFact.amount', value: headAmount },
  status: { value: state },
  event: {
    when: ({ invoiceTimestamp }) => invoiceTimestamp,
    what: (invoice, words) => joined([title(invoice, words).text, subject(invoice)?.text]),
    amount: ({ invoiceAmount, ...invoice }) =>
      invoiceAmount === undefined ? undefined : signed(invoice, 'invoiceAmount', invoiceAmount),
    state,
    isStruck: ({ status }) => status === 'canceled',
  },
  notes: InvoiceNotes,
  facts: [
    {
      key: 'payer',
      label: 'dealFact.payer',
      of: [
        'consumerName',
        'consumerPhone',
        'consumerID',
        'dealDetails.consumerName',
        'dealDetails.consumerPhone',
        'dealDetails.consumerID',
      ],
      value: madeOutTo,
    },
    {
      key: 'subject',
      label: 'dealFact.subject',
      of: ['dealDetails.dealDescription', 'invoiceDetails.invoiceSubject'],
      value: about,
    },
    {
      key: 'amount',
      label: 'dealFact.amount',
      of: ['invoiceAmount'],
      value: (invoice, words) =>
        invoice.invoiceAmount === undefined
          ? undefined
          : { money: signed(invoice, 'invoiceAmount', invoice.invoiceAmount), hint: vatHint(invoice, words) },
    },
    { field: 'invoiceDate' },
    {
      key: 'sentTo',
      label: 'invoice.sentTo',
      of: ['consumerEmail', 'dealDetails.consumerEmail', 'invoiceDetails.sendCCTo'],
      value: sentTo,
    },
    { field: 'allocationNumber' },
    { field: 'paymentTransactionID', label: 'invoice.transaction' },
    { field: 'billingDealID', label: 'invoice.billingDeal' },
    { field: 'originInvoiceID', label: 'invoice.origin' },
    { field: 'creditInvoiceID', label: 'invoice.credit' },
  ],
  happened: (invoice, words) => [
    ...lifeEvents(
      invoice,
      { made: invoice.invoiceTimestamp, label: 'invoice.event.made', others: [invoice.originalDownloadedAt] },
      words,
    ),
    { key: 'original', date: invoice.originalDownloadedAt, text: words.translate('invoice.event.original') },
  ],
  tables: [
    { ...dealLines, open: true, sum: { column: 'amount', total: 'invoiceAmount', parts: ['netTotal', 'vatTotal'] } },
  ],
  technical: [
    'netTotal',
    'vatTotal',
    'vatRate',
    'status',
    'lastError',
    'originalDownloadedAt',
    'invoiceTimestamp',
    'invoiceDetails.invoiceType',
    'invoiceDetails.invoiceNumber',
    'invoiceDetails.donation',
    'dealDetails.consumerNationalID',
    'dealDetails.consumerExternalReference',
  ],
  tabs: [{ key: 'copy', label: 'invoice.copy.tab', Content: InvoiceCopy, when: isIssued }],
};
