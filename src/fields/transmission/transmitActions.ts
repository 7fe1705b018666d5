import type { RecordOf } from '#contract/entities/callTypes.ts';
import { toAgorot } from '#contract/money.ts';
import { signed } from '#contract/sign.ts';
import type { ActionRecord, ManyAction, ManyOfList } from '#src/actions/actions.ts';
import { actOnAll } from '#src/actions/many/actOnAll.ts';
import { report } from '#src/actions/many/outcomes.ts';
import { outcomesOfAll, outcomesOfSome } from './transmitted.ts';
import { waitingTransactions } from './waitingTransactions.ts';

type Details = RecordOf<'transactions'>;
type Transaction = ActionRecord<Details>;

/** Ids that one call takes at most (docs/wire.md §1.1: a thousand). */
const atOnce = 500;

/**
 * Why a row does not wait for a transmission: what never does first, whatever its state is called. Of a deal that was given back
 * only its record tells whether it was transmitted before.
 */
function hindranceOf({ jDealType, paymentTypeEnum, status, allowTransmission }: Transaction) {
  if (jDealType !== 'J4') return 'NoCharge';
  if (paymentTypeEnum === 'bank') return 'GoesByMasav';
  if (paymentTypeEnum !== 'card') return 'NoCard';
  const mayWait = status === 'awaitingForTransmission' || (status === 'chargeback' && allowTransmission !== false);
  return mayWait ? undefined : 'NotInThisState';
}

/** What it moves: a refund takes away. */
function movedBy(row: Transaction) {
  const { transactionAmount, currency } = row;
  if (transactionAmount === undefined || !currency) return undefined;
  return { agorot: signed(row, 'transactionAmount', toAgorot(transactionAmount)), currency };
}

const transmit = {
  key: 'transmit',
  label: 'transaction.transmit.action',
  kind: 'many',
  asks: { title: 'transaction.transmit.titleOfMany', text: 'transaction.transmit.textOfMany', tone: 'forward' },
  done: 'QueuedTransactions',
  notDone: 'CouldNotQueueTransactions',
  skips(row: Transaction) {
    const code = hindranceOf(row);
    return code && `transaction.transmit.hindrance.${code}`;
  },
  judgesRecord: ({ status }: Transaction) => status === 'chargeback',
  amount: movedBy,
} as const;

const transmitEach: ManyAction<Details>['run'] = async (rows, { dataProvider, terminalID }) => {
  const ids = rows.map(({ id }) => id);
  const body = { terminalID, paymentTransactionIDs: ids };
  return outcomesOfSome(ids, await dataProvider.call('transmissions.transmit', { body, ...report }));
};

/** Transmits ticked transactions, all of one terminal. */
export const transmitTicked: ManyAction<Details> = { ...transmit, atOnce, run: transmitEach };

/** Transmits everything that waits on the terminal, in one call. */
export const transmitAll: ManyOfList<Details> = {
  ...transmit,
  key: 'transmitAll',
  label: 'transaction.transmit.all',
  rows: waitingTransactions,
  again: transmitTicked,
  run: (rows, tools) =>
    actOnAll(rows, tools, {
      call: 'transmissions.transmit',
      read: waitingTransactions,
      amount: movedBy,
      atOnce,
      each: transmitEach,
      async all(planned, { dataProvider, terminalID }, seen) {
        const call = { path: { terminalID }, seen: { rows: new Map(), all: seen }, ...report };
        return outcomesOfAll(planned, await dataProvider.call('transmissions.transmitByTerminal', call));
      },
    }),
};
