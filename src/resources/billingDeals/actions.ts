import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { Acted, RecordAction } from '#src/actions/actions.ts';
import { pathTo, policyOf } from '#src/resources/paths.ts';

type Details = RecordOf<'billingDeals'>;
type Deal = Acted<Details>;

const idOf = ({ id }: Deal) => String(id);

/** What can be done with one deal. */
export const rowActions: readonly RecordAction<Details>[] = [
  {
    key: 'edit',
    kind: 'link',
    ...policyOf('EditBillingDeal'),
    path: (deal) => pathTo('EditBillingDeal', { id: idOf(deal) }),
  },
];
