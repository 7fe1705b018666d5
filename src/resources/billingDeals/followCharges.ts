import { defaultPageSize, maximumTake } from '#contract/constants.ts';
import type { RowOf } from '#contract/entities/callTypes.ts';
import { transactionQuickStatus, type EnumValue } from '#contract/enums.ts';
import { isObject } from '#contract/envelope.ts';
import { toAgorot } from '#contract/money.ts';
import { isSettled } from '#contract/settled.ts';
import type { ActionTools, Following, Watch } from '#src/actions/actions.ts';
import type { PlannedRow, RowOutcome } from '#src/actions/many/plan.ts';
import { listSearch } from '#src/list/address/listAddress.ts';
import { pathTo } from '#src/resources/paths.ts';

type Transaction = RowOf<'transactions'>;

/** How a queued charge is told from others: what a deal's row and its transaction's row have in common. */
interface Mark {
  agorot: number;
  currency: string;
  /** Last digits of the card; empty for a bank account. */
  card: string;
}

const background = { background: true } as const;
/** Pages of transactions that are read at most for one question. */
const mostPages = 20;
const origin: EnumValue<'documentOrigin'> = 'billing';

const lastDigits = (cardNumber: unknown) => (typeof cardNumber === 'string' ? cardNumber.slice(-4) : '');

const isSame = (one: Mark, other: Mark) =>
  one.agorot === other.agorot && one.currency === other.currency && one.card === other.card;

const markOf = ({ transactionAmount, currency, cardNumber }: Partial<Transaction>): Mark => ({
  agorot: toAgorot(transactionAmount ?? 0),
  currency: currency ?? '',
  card: lastDigits(cardNumber),
});

/** Ids of the deals of a terminal that a filter keeps, a thousand a call. */
async function dealIds(
  { dataProvider, terminalID }: ActionTools,
  filter: { inProgress: true } | { hasError: true },
): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let skip = 0; ; skip += maximumTake) {
    const query = { terminalID, ...filter, take: maximumTake, skip };
    const { data } = await dataProvider.call('billing.list', { query, ...background });
    for (const { billingDealID } of data ?? []) ids.add(billingDealID);
    if ((data ?? []).length < maximumTake) return ids;
  }
}

/** The newest charges of deals, back to one that was there before. */
async function chargesSince(
  { dataProvider, terminalID }: ActionTools,
  before: ReadonlySet<string>,
): Promise<Transaction[]> {
  const found: Transaction[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const query = { terminalID, documentOrigin: origin, take: maximumTake, skip: page * maximumTake };
    const { data } = await dataProvider.call('transactions.list', { query, ...background });
    const rows = data ?? [];
    const known = rows.findIndex(({ paymentTransactionID }) => before.has(paymentTransactionID));
    found.push(...(known < 0 ? rows : rows.slice(0, known)));
    if (known >= 0 || rows.length < maximumTake) break;
  }
  return found;
}

/** What the row of a deal tells of its charge. */
function markOfDeal({ id, amount }: PlannedRow, { seen }: ActionTools): Mark {
  const deal = seen?.rows.get(id);
  const details: unknown = deal?.creditCardDetails;
  const card = deal?.cardNumber ?? (isObject(details) ? details.cardNumber : undefined);
  return { agorot: amount?.agorot ?? 0, currency: amount?.currency ?? '', card: lastDigits(card) };
}

const chargePath = ({ paymentTransactionID }: Transaction) => pathTo('Transaction', { id: paymentTransactionID });

/** What came of a deal that is in progress no more. */
function outcomeOf(
  row: PlannedRow,
  { hasFailed, charge, isDocument }: { hasFailed: boolean; charge: Transaction | undefined; isDocument: boolean },
): RowOutcome {
  const { id } = row;
  const path = charge && chargePath(charge);
  if (hasFailed) {
    const reason = charge?.rejectionMessage || 'deal.followed.noReason';
    return { id, done: false, how: 'declined', reason, ...(path && { path }) };
  }
  if (charge || isDocument) return { id, done: true, ...(path && { path }) };
  return { id, done: false, how: 'unclear', reason: 'deal.followed.notFound' };
}

/** Watches by two lists of deals and the newest charges, whatever the number of rows. */
function watchOf(tools: ActionTools, before: ReadonlySet<string>): Watch {
  const used = new Set<string>();
  return async (waiting) => {
    const running = await dealIds(tools, { inProgress: true });
    const ended = waiting.filter(({ id }) => !running.has(id));
    if (ended.length === 0) return [];
    const failed = await dealIds(tools, { hasError: true });
    const charges = await chargesSince(tools, before);
    return ended.map((row) => {
      const hasFailed = failed.has(row.id);
      const isDocument = tools.seen?.rows.get(row.id)?.invoiceOnly === true;
      const mark = markOfDeal(row, tools);
      const charge = charges.find(
        (one) =>
          !isDocument &&
          !used.has(one.paymentTransactionID) &&
          (hasFailed ? transactionQuickStatus(one.status) === 'Failed' : isSettled(one)) &&
          isSame(mark, markOf(one)),
      );
      if (charge) used.add(charge.paymentTransactionID);
      return outcomeOf(row, { hasFailed, charge, isDocument });
    });
  };
}

/**
 * Follows deals whose charges were queued: those in progress first, and once they are through those with an error and the
 * newest charges of deals, of which those that were there before are nobody's. A list of charges names no deal, so a
 * charge is known by amount, currency and card.
 */
export const followCharges: Following = {
  words: {
    done: 'deal.followed.done',
    declined: 'deal.followed.declined',
    unclear: 'deal.followed.unclear',
    waiting: 'deal.followed.waiting',
  },
  async begin(tools) {
    const query = { terminalID: tools.terminalID, documentOrigin: origin, take: defaultPageSize };
    const { data } = await tools.dataProvider.call('transactions.list', { query, ...background });
    return watchOf(tools, new Set((data ?? []).map(({ paymentTransactionID }) => paymentTransactionID)));
  },
  lookPath({ terminalID }) {
    const filter = { terminalID, inProgress: true };
    const search = listSearch({ filter, sort: '', order: 'DESC', page: 1, perPage: defaultPageSize });
    return `${pathTo('BillingDeals')}${search}`;
  },
};
