import type { RaRecord } from 'react-admin';
import type { AnswerOf, RowOf } from '#contract/entities/callTypes.ts';
import { toAgorot } from '#contract/money.ts';
import { bankAccountWarning } from '#contract/rules/bankAccount.ts';
import { masavHindrance, type MasavHindrance } from '#contract/rules/masav.ts';
import type { ActionTools } from '#src/actions/actions.ts';
import type { Amount } from '#src/actions/many/plan.ts';
import { readEach, type Reading } from '#src/actions/many/readEach.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { parseList } from '#src/dataProvider/parseList.ts';
import { policyOf } from '#src/resources/paths.ts';

type Transaction = AnswerOf<'transactions.get'>;
type Deal = AnswerOf<'billing.get'>;
type Customer = AnswerOf<'consumers.get'>;
type Account = NonNullable<Customer['bankDetails']>;

/** A debit by transfer that is in no file, with what a file made now would hold of it. */
export interface WaitingDebit {
  consumerName: string;
  amount: Amount;
  account: Account | undefined;
  /** The account is the deal's own. */
  isOfDeal: boolean;
  billingDealID: string | undefined;
  consumerID: string | undefined;
  hindrance: MasavHindrance | undefined;
  /** Another debit that waits is of the same account and amount. */
  isDouble: boolean;
  isAccountDoubtful: boolean;
}

/** What was charged waits for its file as a card's waits for its transmission, or was completed without one. */
const statuses = ['awaitingForTransmission', 'completed'];

/** Rows of one question; a server gives a thousand at most. */
const take = 1000;

/** What waits on a terminal, all pages of it. */
async function readWaiting({ dataProvider, terminalID }: ActionTools): Promise<Partial<RowOf<'transactions'>>[]> {
  const rows: Partial<RowOf<'transactions'>>[] = [];
  for (;;) {
    const query = {
      terminalID,
      paymentType: 'bank',
      statuses,
      jDealType: 'J4',
      take,
      skip: rows.length,
    };
    // As a text: what is false is not sent.
    const asked = { query: { ...query, hasMasavFile: 'false' } };
    const { data } = parseList(await dataProvider.call('transactions.list', asked));
    rows.push(...data);
    if (data.length < take) return rows.filter(({ specialTransactionType }) => specialTransactionType !== 'refund');
  }
}

/** Reads a record once, whoever asks. @returns nothing for one that is gone, or closed to the person after all */
function readOnce<Found>(read: (id: string) => Promise<Found>) {
  const known = new Map<string, Promise<Found | undefined>>();
  return async (id: string | null | undefined): Promise<Found | undefined> => {
    if (!id) return undefined;
    const reading =
      known.get(id) ??
      read(id).catch((error: unknown) => {
        if (error instanceof CallFailure && [403, 404].includes(error.status)) return undefined;
        throw error;
      });
    known.set(id, reading);
    return reading;
  };
}

/** The account of a debit: its deal's, else its customer's. A deal that cannot be read had that of the transaction. */
function accountOf(transaction: Transaction, deal: Deal | undefined, customer: Customer | undefined) {
  const { billingDealID, bankTransferDetails } = transaction;
  const ofDeal = deal ? deal.bankDetails : billingDealID ? bankTransferDetails : undefined;
  return { account: ofDeal ?? customer?.bankDetails ?? undefined, isOfDeal: Boolean(ofDeal) };
}

function debitOf(transaction: Transaction, deal: Deal | undefined, customer: Customer | undefined): WaitingDebit {
  const { transactionAmount, currency, dealDetails, billingDealID } = transaction;
  const consumerID = dealDetails?.consumerID;
  const agorot = toAgorot(transactionAmount);
  const { account, isOfDeal } = accountOf(transaction, deal, customer);
  const nationalID = customer ? customer.consumerNationalID : dealDetails?.consumerNationalID;
  const hasPayer = Boolean(billingDealID ?? consumerID);
  return {
    consumerName: customer?.consumerName ?? dealDetails?.consumerName ?? '',
    amount: { agorot, currency },
    account,
    isOfDeal,
    billingDealID: billingDealID ?? undefined,
    consumerID: consumerID ?? undefined,
    hindrance: masavHindrance({ agorot, currency, hasPayer, account, nationalID }),
    isDouble: false,
    isAccountDoubtful:
      account !== undefined && bankAccountWarning(account.bank, account.bankBranch, account.bankAccount) !== undefined,
  };
}

/** Marks those whose account is debited the same amount by one before them. */
function markDoubles<Debit extends WaitingDebit>(debits: readonly Debit[]): Debit[] {
  const seen = new Set<string>();
  return debits.map((debit) => {
    const { account, amount } = debit;
    if (!account) return debit;
    const key = [account.bank, account.bankBranch, account.bankAccount.replace(/^0+/, ''), amount.agorot].join();
    const isDouble = seen.has(key);
    seen.add(key);
    return { ...debit, isDouble };
  });
}

/** Deals are read where they are open to the person. */
function readersOf({ dataProvider, isOpen = () => true }: ActionTools) {
  const deal = readOnce((id) => dataProvider.call('billing.get', { path: { id } }));
  return {
    deal: isOpen(policyOf('BillingDeal')) ? deal : async () => undefined,
    customer: readOnce((id) => dataProvider.call('consumers.get', { path: { id } })),
  };
}

/**
 * What a Masav file of the terminal would hold now, oldest first, each judged with its deal and its customer as they are
 * now: rows tell neither. What fails is the caller's to tell.
 */
export async function waitingDebits(tools: ActionTools, reading: Reading = {}): Promise<(WaitingDebit & RaRecord)[]> {
  const { dataProvider } = await tools.dataProvider.forJob();
  const rows = (await readWaiting({ ...tools, dataProvider })).toReversed();
  const read = readersOf({ ...tools, dataProvider });
  const debits = await readEach(
    rows,
    async ({ paymentTransactionID: id = '' }) => {
      const transaction = await dataProvider.call('transactions.get', { path: { id } });
      const [deal, customer] = await Promise.all([
        read.deal(transaction.billingDealID),
        read.customer(transaction.dealDetails?.consumerID),
      ]);
      return { id, ...debitOf(transaction, deal, customer) };
    },
    reading,
  );
  return markDoubles(debits);
}
