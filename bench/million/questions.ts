import { enumValues } from '#contract/enums.ts';
import { filtersOf, type FilterSpec } from '#contract/filters.ts';

/** Queries of the list of transactions that are measured as one line of the table. */
export interface Question {
  name: string;
  /** Query strings with different values, asked in turn. */
  queries: readonly string[];
  /** The line has no target for its count, and none for its page but `pageTarget`: it is asked less often. */
  untargeted?: true;
  /** Milliseconds of p95 that its page is to stay below, where they are not those of the list of transactions. */
  pageTarget?: number;
}

/** Milliseconds of p95 that pages are to stay below: of other lists than transactions, last ones, by rare orders. */
export const pageTargets = { other: 30, last: 120, otherOrder: 500 };

/** Values of a column that occur, evenly picked: what the filters' values are made of. */
export type Samples = Readonly<Record<string, readonly string[]>>;

/** Columns whose values the filters are asked with, where names differ. */
export const sampledColumns: Readonly<Record<string, string>> = {
  terminalID: 'terminal_id',
  merchantID: 'merchant_id',
  paymentTransactionID: 'payment_transaction_id',
  paymentTransactionIDShort: 'payment_transaction_id',
  paymentTransactionRequestID: 'payment_request_id',
  paymentTransactionIntentID: 'payment_intent_id',
  billingDealID: 'billing_deal_id',
  initialTransactionID: 'initial_transaction_id',
  consumerID: 'consumer_id',
  creditCardTokenID: 'credit_card_token',
  terminalTemplateID: 'terminal_template_id',
  clearingHouseTransactionID: 'clearing_house_transaction_id',
  cardNumber: 'right(card_number, 4)',
  cardOwnerNationalID: 'card_owner_national_id',
  cardOwnerName: 'card_owner_name',
  creditCardVendor: 'card_vendor',
  consumerEmail: 'consumer_email',
  consumerExternalReference: 'consumer_external_reference',
  dealReference: 'deal_reference',
  dealDescription: 'deal_description',
  shvaShovarNumber: 'shva_shovar_number',
  shvaTransactionID: 'shva_transaction_id',
  shvaDealIDLastDigits: 'right(shva_deal_id, 4)',
};

const nobody = '00000000-0000-4000-8000-000000000000';
const days = ['2025-10-01', '2026-01-15', '2026-04-01', '2026-06-30', '2026-09-10', '2026-11-01', '2026-11-14'];
const amounts = ['0.5', '20', '99.9', '450', '1500', '4000', '9000', '25000', '200000'];

/** Pieces of a text as people type them, three letters or digits in a row at least, and one that occurs nowhere. */
function piecesOf(values: readonly string[]): string[] {
  const pieces = values.flatMap((value) => [
    value,
    value.slice(0, Math.max(3, Math.ceil(value.length / 2))),
    value.slice(-3),
  ]);
  return [...pieces.filter((piece) => /[\p{L}\p{N}]{3}/u.test(piece)), 'qqxzj'];
}

function valuesOf(name: string, spec: FilterSpec, samples: Samples): readonly string[] {
  const occurring = samples[name] ?? [];
  switch (spec.kind) {
    case 'enum':
    case 'enums':
      return enumValues(spec.values);
    case 'guid':
      return name === 'terminalID' || name === 'merchantID' ? occurring : [...occurring, nobody];
    case 'guids':
      return occurring;
    case 'boolean':
      return ['true'];
    case 'integer':
      return [...occurring, '77'];
    case 'number':
      return amounts;
    case 'day':
      return days;
    case 'text':
      return name === 'paymentTransactionIDShort' ? occurring.map((id) => id.slice(0, 8)) : piecesOf(occurring);
  }
}

const encode = (parameters: Readonly<Record<string, string>>) => new URLSearchParams(parameters).toString();

/** Every filter of the contract, alone. */
function aloneQuestions(samples: Samples): Question[] {
  return Object.entries(filtersOf('transactions.list')).map(([name, spec]) => ({
    name,
    queries: valuesOf(name, spec, samples).map((value) => encode({ [name]: value })),
  }));
}

const thirtyDays = { dateFrom: '2026-10-17', dateTo: '2026-11-15' };

function togetherQuestions(samples: Samples): Question[] {
  const each = (values: readonly string[], of: (value: string) => Record<string, string>) =>
    values.map((value) => encode(of(value)));
  const terminals = samples.terminalID ?? [];
  const names = samples.cardOwnerName ?? [];
  const statuses = enumValues('transactionStatus');
  return [
    { name: 'no filter', queries: [''] },
    { name: '30 days', queries: [encode(thirtyDays)] },
    { name: '365 days', queries: [encode({ dateFrom: '2025-11-16', dateTo: '2026-11-15' })] },
    { name: 'terminal + 30 days', queries: each(terminals, (terminalID) => ({ terminalID, ...thirtyDays })) },
    { name: 'status + 30 days', queries: each(statuses, (status) => ({ statuses: status, ...thirtyDays })) },
    {
      name: 'terminal + status + 30 days',
      queries: terminals.flatMap((terminalID) =>
        each(statuses, (status) => ({ terminalID, statuses: status, ...thirtyDays })),
      ),
    },
    {
      name: 'status + 365 days',
      queries: each(statuses, (status) => ({ statuses: status, dateFrom: '2025-11-16', dateTo: '2026-11-15' })),
    },
    {
      name: 'terminal + owner’s name',
      queries: terminals.flatMap((terminalID) => each(names, (cardOwnerName) => ({ terminalID, cardOwnerName }))),
    },
    {
      name: 'status + currency + origin',
      queries: statuses.flatMap((status) =>
        enumValues('documentOrigin').map((documentOrigin) =>
          encode({ statuses: status, currency: 'USD', documentOrigin }),
        ),
      ),
    },
    {
      name: 'amounts + payment type',
      queries: enumValues('paymentType').map((paymentType) =>
        encode({ paymentType, amountFrom: '450', amountTo: '470' }),
      ),
    },
    { name: 'deleted only', queries: ['showDeleted=OnlyDeleted'] },
    { name: 'page 2', queries: ['skip=100', ...each(statuses, (status) => ({ statuses: status, skip: '100' }))] },
  ];
}

/** Fields that are sorted by; the target speaks of filters only. */
const sortFields = [
  'transactionTimestamp',
  'transactionAmount',
  'currency',
  'status',
  'quickStatus',
  'terminalID',
  'cardOwnerName',
  'dealDescription',
  'consumerExternalReference',
  'cardNumber',
  'rejectionReason',
  'invoiceID',
];

function untargetedQuestions(): Question[] {
  const texts = ['cardOwnerName', 'consumerEmail', 'dealReference', 'dealDescription'];
  const eachText = (pieces: readonly string[]) =>
    texts.flatMap((name) => pieces.map((value) => encode({ [name]: value })));
  return [
    { name: 'page 400', queries: ['skip=40000', ...days.map((dateTo) => encode({ dateTo, skip: '40000' }))] },
    { name: 'last page', queries: ['skip=699900'], pageTarget: pageTargets.last },
    { name: 'a text of one letter', queries: eachText(['1', '7', 'a', 'כ', 'q']) },
    { name: 'a text of two letters', queries: eachText(['no', '42', 'co', 'כה', 'לו', 'qx']) },
    ...sortFields.map((sortBy) => ({
      name: `sorted by ${sortBy}`,
      pageTarget: pageTargets.otherOrder,
      queries: [encode({ sortBy }), encode({ sortBy, sortDesc: 'true' })],
    })),
  ].map((question): Question => ({ ...question, untargeted: true }));
}

/** Everything that is measured, in the order of the table. */
export function allQuestions(samples: Samples): Question[] {
  return [...togetherQuestions(samples), ...aloneQuestions(samples), ...untargetedQuestions()];
}
