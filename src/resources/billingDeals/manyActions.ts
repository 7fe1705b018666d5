import { policyOfCall } from '#contract/callPolicies.ts';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { toAgorot } from '#contract/money.ts';
import type { ActionRecord, ListAction, ManyAction, ManyOfList } from '#src/actions/actions.ts';
import { hasPause, hindranceOf, isOver } from './dealJudgements.ts';
import { followCharges } from './followCharges.ts';
import { actOnAll } from '#src/actions/many/actOnAll.ts';
import { report } from '#src/actions/many/outcomes.ts';
import { PauseManyForm } from './PauseManyForm.tsx';
import { outcomesOfDeals } from './queuedDeals.ts';
import { activeDeals, dueDeals } from './terminalDeals.ts';

type Details = RecordOf<'billingDeals'>;
type Deal = ActionRecord<Details>;

/** What a deal charges each time. */
const amountOf = ({ transactionAmount, currency }: Deal) =>
  transactionAmount === undefined || !currency ? undefined : { agorot: toAgorot(transactionAmount), currency };

/** Calls on several deals take a thousand at most. */
const atOnce = 500;

/** Sends the ids of several deals, and reads how each fared. */
const runOn =
  (endpoint: 'billing.trigger' | 'billing.activate' | 'billing.disable'): ManyAction<Details>['run'] =>
  async (rows, { dataProvider }) => {
    const ids = rows.map(({ id }) => id);
    return outcomesOfDeals(ids, await dataProvider.call(endpoint, { body: { billingDealsID: ids }, ...report }));
  };

/** Charges what is due of them. */
const trigger = {
  key: 'trigger',
  label: 'deal.chargeNow.action',
  kind: 'many',
  ...policyOfCall('billing.trigger'),
  done: 'QueuedTransactions',
  notDone: 'CouldNotQueueTransactions',
  follows: followCharges,
  skips: hindranceOf,
  // A list tells neither that a charge is in progress nor that the saved card was deleted.
  judgesRecord: () => true,
  amount: amountOf,
  asks: { title: 'deal.trigger.titleOfMany', text: 'deal.trigger.textOfMany', tone: 'forward' },
} as const;

const triggerEach = runOn('billing.trigger');

const triggerTicked: ManyAction<Details> = { ...trigger, atOnce, run: triggerEach };

/** Pauses them one by one, from day to day as its form says. */
const pause: ManyAction<Details> = {
  key: 'pause',
  label: 'deal.pause.action',
  kind: 'many',
  ...policyOfCall('billing.pause'),
  Form: PauseManyForm,
  asks: { title: 'deal.pause.titleOfMany', text: 'deal.pause.textOfMany' },
  done: 'deal.pause.doneMany',
  skips(deal) {
    if (isOver(deal)) return 'deal.hindrance.DealFinished';
    if (deal.active === false) return 'deal.hindrance.DealInactive';
    return hasPause(deal) ? 'deal.hindrance.DealHasPause' : undefined;
  },
  atOnce: 1,
  // Its form brings the call.
  run: async () => [],
};

/** What can be done with ticked deals. */
export const bulkActions: readonly ManyAction<Details>[] = [
  triggerTicked,
  {
    key: 'activate',
    label: 'deal.activate.action',
    kind: 'many',
    ...policyOfCall('billing.activate'),
    asks: { title: 'deal.activate.titleOfMany', text: 'deal.activate.textOfMany', tone: 'forward' },
    done: 'deal.activate.doneMany',
    skips(deal) {
      if (isOver(deal)) return 'deal.hindrance.DealFinished';
      if (deal.active === true) return 'deal.hindrance.DealActive';
      return deal.tokenNotAvailable === true ? 'deal.hindrance.CardTokenDeleted' : undefined;
    },
    // A list does not tell that the saved card was deleted.
    judgesRecord: () => true,
    amount: amountOf,
    atOnce,
    run: runOn('billing.activate'),
  },
  pause,
  {
    key: 'unpause',
    label: 'deal.unpause.action',
    kind: 'many',
    ...policyOfCall('billing.unpause'),
    asks: { title: 'deal.unpause.titleOfMany', text: 'deal.unpause.text', tone: 'forward' },
    done: 'deal.unpause.doneMany',
    skips: (deal) => (hasPause(deal) ? undefined : 'deal.hindrance.DealNotPaused'),
    amount: amountOf,
    atOnce: 1,
    async run([row], { dataProvider }) {
      if (!row) return [];
      return outcomesOfDeals([row.id], await dataProvider.call('billing.unpause', { path: { id: row.id }, ...report }));
    },
  },
  {
    key: 'disable',
    label: 'deal.disable.action',
    kind: 'many',
    danger: true,
    ...policyOfCall('billing.disable'),
    asks: { title: 'deal.disable.titleOfMany', text: 'deal.disable.textOfMany' },
    done: 'deal.disable.doneMany',
    skips: (deal) => (deal.active === false ? 'deal.hindrance.DealInactive' : undefined),
    amount: amountOf,
    atOnce,
    run: runOn('billing.disable'),
  },
];

/** Everything that is due on the terminal, in one call. */
const triggerAll: ManyOfList<Details> = {
  ...trigger,
  label: 'deal.trigger.all',
  rows: dueDeals,
  again: triggerTicked,
  run: (rows, tools) =>
    actOnAll(rows, tools, {
      call: 'billing.trigger',
      read: dueDeals,
      amount: amountOf,
      atOnce,
      each: triggerEach,
      async all(planned, { dataProvider, terminalID }, seen) {
        const call = { path: { terminalID }, seen: { rows: new Map(), all: seen }, ...report };
        const answer = await dataProvider.call('billing.triggerByTerminal', call);
        return outcomesOfDeals(
          planned.map(({ id }) => id),
          answer,
        );
      },
    }),
};

/** What can be done with all deals of a terminal. */
export const listActions: readonly ListAction[] = [
  triggerAll,
  { ...pause, key: 'pauseAll', label: 'deal.pause.all', rows: activeDeals },
];
