import { policyOfCall } from '#contract/callPolicies.ts';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { ActionRecord, RecordAction } from '#src/actions/actions.ts';
import { pathTo, policyOf, transactionPaths } from '#src/resources/paths.ts';
import { CardNumberDialog } from './CardNumberDialog.tsx';
import { ChargeNowDialog } from './ChargeNowDialog.tsx';
import { hasPause, hindranceOf, isOver, isRunning, mayBeCharged } from './dealJudgements.ts';
import { PauseDialog } from './PauseDialog.tsx';

type Details = RecordOf<'billingDeals'>;
type Deal = ActionRecord<Details>;

const idOf = ({ id }: Deal) => String(id);

/** What can be done with one deal; the one a person wants most first. */
export const rowActions: readonly RecordAction<Details>[] = [
  {
    key: 'chargeNow',
    label: 'deal.chargeNow.action',
    kind: 'money',
    primary: true,
    ...policyOfCall('transactions.createBillingTransaction'),
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
    // What charges nothing issues its document; all others are charged above.
    key: 'trigger',
    label: 'deal.trigger.issue',
    kind: 'operation',
    primary: true,
    ...policyOfCall('billing.trigger'),
    offered: (deal) => deal.invoiceOnly === true && hindranceOf(deal) === undefined,
    run: (deal, { dataProvider }) =>
      dataProvider.operate('billing.trigger', { body: { billingDealsID: [idOf(deal)] } }),
  },
  {
    key: 'unpause',
    label: 'deal.unpause.action',
    kind: 'operation',
    primary: true,
    ...policyOfCall('billing.unpause'),
    offered: (deal) => isRunning(deal) && hasPause(deal),
    asks: () => ({ title: 'deal.unpause.title', text: 'deal.unpause.text', tone: 'forward' }),
    run: (deal, { dataProvider }) => dataProvider.operate('billing.unpause', { path: { id: idOf(deal) } }),
  },
  {
    key: 'activate',
    label: 'deal.activate.action',
    kind: 'operation',
    primary: true,
    ...policyOfCall('billing.activate'),
    offered: (deal) => deal.active === false && !isOver(deal) && deal.tokenNotAvailable !== true,
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
    ...policyOfCall('billing.pause'),
    offered: (deal) => isRunning(deal) && !hasPause(deal),
    Dialog: PauseDialog,
  },
  {
    key: 'cardNumber',
    label: 'deal.cardNumber.action',
    kind: 'dialog',
    ...policyOfCall('billing.cardNumber'),
    offered: ({ paymentType, creditCardToken }) => paymentType === 'card' && Boolean(creditCardToken),
    Dialog: CardNumberDialog,
  },
  {
    key: 'disable',
    label: 'deal.disable.action',
    kind: 'operation',
    danger: true,
    ...policyOfCall('billing.disable'),
    offered: isRunning,
    asks: () => ({ title: 'deal.disable.title', text: 'deal.disable.text' }),
    run: (deal, { dataProvider }) =>
      dataProvider.operate('billing.disable', { body: { billingDealsID: [idOf(deal)] } }),
  },
];
