import { israelDay } from '#contract/israelDay.ts';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { chargeHindrance } from '#contract/rules/chargeable.ts';
import { isInPause } from '#contract/rules/schedule.ts';
import type { Acted, ListAction, ManyAction, ManyOfList, RecordAction } from '#src/actions/actions.ts';
import { dueDeals } from './dueDeals.ts';
import { toAgorot } from '#contract/money.ts';
import { pathTo, policyOf, transactionPaths } from '#src/resources/paths.ts';
import { CardNumberDialog } from './CardNumberDialog.tsx';
import { ChargeNowDialog } from './ChargeNowDialog.tsx';
import { outcomesOfDeals } from './queuedDeals.ts';
import { PauseDialog } from './PauseDialog.tsx';

type Details = RecordOf<'billingDeals'>;
type Deal = Acted<Details>;

const idOf = ({ id }: Deal) => String(id);
const access = 'billing';
/** What charges, or leads to charges, needs the service. */
const charging = { access, feature: 'Billing' } as const;

const isOver = ({ finished }: Deal) => finished === true;
const isRunning = (deal: Deal) => deal.active === true && !isOver(deal);
/** A pause that is on, or still to come. */
const hasPause = ({ pausedFrom, pausedTo }: Deal) =>
  Boolean(pausedFrom) && (!pausedTo || pausedTo.slice(0, 10) >= israelDay(new Date()));
const mayBeCharged = (deal: Deal) =>
  isRunning(deal) && deal.invoiceOnly !== true && !isInPause(israelDay(new Date()), deal);

/** Why the server would not charge it today, as far as its row tells; the terminal has the service, or nobody is asked. */
function hindranceOf(deal: Deal): string | undefined {
  const { active = false, invoiceOnly = false } = deal;
  const code = chargeHindrance({ ...deal, active, invoiceOnly }, { today: israelDay(new Date()), hasBilling: true });
  return code && `deal.hindrance.${code}`;
}

/** What can be done with one deal; the one a person wants most first. */
export const rowActions: readonly RecordAction<Details>[] = [
  {
    key: 'chargeNow',
    label: 'deal.chargeNow.action',
    kind: 'money',
    primary: true,
    ...charging,
    offered: mayBeCharged,
    endpoint: 'transactions.createBillingTransaction',
    Dialog: ChargeNowDialog,
    done: ({ currency }, { place }, { money }) => ({
      text: 'deal.chargeNow.done',
      values: { amount: money(place.amount ?? 0, currency) },
    }),
    paths: transactionPaths,
  },
  {
    key: 'trigger',
    label: 'deal.trigger.action',
    kind: 'operation',
    ...charging,
    offered: (deal) => hindranceOf(deal) === undefined,
    run: (deal, { dataProvider }) =>
      dataProvider.operate('billing.trigger', { body: { billingDealsID: [idOf(deal)] } }),
  },
  {
    key: 'unpause',
    label: 'deal.unpause.action',
    kind: 'operation',
    primary: true,
    ...charging,
    offered: (deal) => isRunning(deal) && hasPause(deal),
    asks: () => ({ title: 'deal.unpause.title', text: 'deal.unpause.text', tone: 'forward' }),
    run: (deal, { dataProvider }) => dataProvider.operate('billing.unpause', { path: { id: idOf(deal) } }),
  },
  {
    key: 'activate',
    label: 'deal.activate.action',
    kind: 'operation',
    primary: true,
    ...charging,
    offered: (deal) => deal.active === false && !isOver(deal),
    run: (deal, { dataProvider }) =>
      dataProvider.operate('billing.activate', { body: { billingDealsID: [idOf(deal)] } }),
  },
  {
    key: 'edit',
    kind: 'link',
    ...policyOf('EditBillingDeal'),
    path: (deal) => pathTo('EditBillingDeal', { id: idOf(deal) }),
  },
  {
    key: 'pause',
    label: 'deal.pause.action',
    kind: 'dialog',
    access,
    offered: (deal) => isRunning(deal) && !hasPause(deal),
    Dialog: PauseDialog,
  },
  {
    key: 'cardNumber',
    label: 'deal.cardNumber.action',
    kind: 'dialog',
    access,
    offered: ({ paymentType, creditCardToken }) => paymentType === 'card' && Boolean(creditCardToken),
    Dialog: CardNumberDialog,
  },
  {
    key: 'disable',
    label: 'deal.disable.action',
    kind: 'operation',
    danger: true,
    access,
    offered: isRunning,
    asks: () => ({ title: 'deal.disable.title', text: 'deal.disable.text' }),
    run: (deal, { dataProvider }) =>
      dataProvider.operate('billing.disable', { body: { billingDealsID: [idOf(deal)] } }),
  },
];

/** What a deal charges each time. */
const amountOf = ({ transactionAmount, currency }: Deal) =>
  transactionAmount === undefined || !currency ? undefined : { agorot: toAgorot(transactionAmount), currency };

/** Calls on several deals take a thousand at most. */
const atOnce = 500;

const report = { quiet: true, ownAnswer: true, expects: 'operation' } as const;

/** Sends the ids of several deals, and reads how each fared. */
const runOn =
  (endpoint: 'billing.trigger' | 'billing.activate' | 'billing.disable'): ManyAction<Details>['run'] =>
  async (rows, { dataProvider }) => {
    const ids = rows.map(({ id }) => id);
    return outcomesOfDeals(ids, await dataProvider.call(endpoint, { body: { billingDealsID: ids }, ...report }));
  };

const trigger = {
  key: 'trigger',
  label: 'deal.trigger.action',
  kind: 'many',
  ...charging,
  done: 'QueuedTransactions',
  notDone: 'CouldNotQueueTransactions',
  skips: hindranceOf,
  amount: amountOf,
} as const;

/** What can be done with ticked deals. */
export const bulkActions: readonly ManyAction<Details>[] = [
  {
    ...trigger,
    asks: { title: 'deal.trigger.titleOfMany', text: 'deal.trigger.textOfMany', tone: 'forward' },
    atOnce,
    run: runOn('billing.trigger'),
  },
  {
    key: 'activate',
    label: 'deal.activate.action',
    kind: 'many',
    ...charging,
    asks: { title: 'deal.activate.titleOfMany', text: 'deal.activate.textOfMany', tone: 'forward' },
    done: 'deal.activate.doneMany',
    skips: (deal) =>
      isOver(deal) ? 'deal.hindrance.DealFinished' : deal.active === true ? 'deal.hindrance.DealActive' : undefined,
    amount: amountOf,
    atOnce,
    run: runOn('billing.activate'),
  },
  {
    key: 'unpause',
    label: 'deal.unpause.action',
    kind: 'many',
    ...charging,
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
    access,
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
  asks: { title: 'deal.trigger.titleOfMany', text: 'deal.trigger.textOfMany', tone: 'forward' },
  rows: dueDeals,
  async run(rows, { dataProvider, terminalID }) {
    const answer = await dataProvider.call('billing.triggerByTerminal', { path: { terminalID }, ...report });
    return outcomesOfDeals(
      rows.map(({ id }) => id),
      answer,
    );
  },
};

/** What can be done with all deals of a terminal. */
export const listActions: readonly ListAction[] = [triggerAll];
