import type { RecordOf } from '#contract/entities/callTypes.ts';
import { onlySavesCard } from '#contract/rules/link.ts';
import type { ActionRecord, ActionTools, ListAction, RecordAction } from '#src/actions/actions.ts';
import { cancelAction } from '#src/fields/link/cancelAction.ts';
import { linkRecipient } from '#src/fields/link/linkRecipient.ts';
import { sameLink } from '#src/fields/link/sameLink.ts';
import { isOpenLink, isUsable } from '#src/fields/link/linkStatus.ts';
import { pathTo, policyOf } from '#src/resources/paths.ts';
import type { Policy } from '#src/settings/isOpenTo.ts';
import { CopiedLinks } from './CopiedLinks.tsx';

type Details = RecordOf<'paymentRequests'>;
type Request = ActionRecord<Details>;

/** Sends a request again: what the server has, put there once more (docs/rulings.md). */
async function sendAgain({ id }: Request, { dataProvider }: ActionTools) {
  const path = { id: String(id) };
  const request = await dataProvider.call('paymentRequests.get', { path });
  return dataProvider.operate('paymentRequests.update', { path, body: sameLink(request), ownSuccess: true });
}

/** What is said before and after a request goes, with where to as far as its record says. */
function toRecipient(
  part: 'text' | 'done',
  deal: Request['dealDetails'],
): { text: string; values: Record<string, string> } {
  const to = linkRecipient(deal);
  if (!to) return { text: `paymentRequest.resend.${part}`, values: {} };
  return { text: `paymentRequest.resend.${part}To.${to.key}`, values: to.values };
}

/** A link that takes no money saves a card, which its terminal must offer; a row does not tell the payer's choice from it. */
const cardPolicy = (request: Request): Policy | undefined =>
  request.userAmount === false && onlySavesCard(request) ? { feature: 'CreditCardTokens' } : undefined;

const mayBeSentAgain = (request: Request) => !request.permanent && isOpenLink(request) && isUsable(request);

/** What can be done with a payment request or a permanent link. */
export const rowActions: readonly RecordAction<Details>[] = [
  {
    key: 'resend',
    label: 'paymentRequest.resend.action',
    kind: 'operation',
    primary: true,
    ...policyOf('EditPaymentRequest'),
    needs: cardPolicy,
    offered: mayBeSentAgain,
    asks: ({ dealDetails }) => ({
      title: 'paymentRequest.resend.title',
      tone: 'forward',
      ...toRecipient('text', dealDetails),
    }),
    run: sendAgain,
    doneMessage: ({ dealDetails }) => toRecipient('done', dealDetails),
  },
  {
    key: 'edit',
    kind: 'link',
    // Where it cannot be sent again as it is: it is over, or was rejected.
    primary: true,
    ...policyOf('EditPaymentRequest'),
    needs: cardPolicy,
    offered: isOpenLink,
    path: ({ id }) => pathTo('EditPaymentRequest', { id: String(id) }),
  },
  cancelAction('paymentRequests.get', {
    label: 'paymentRequest.cancel.action',
    title: 'paymentRequest.cancel.title',
    text: 'paymentRequest.cancel.text',
    refuse: 'paymentRequest.cancel.refuse',
  }),
];

/** What can be done with each list of links: the links that are in none of them. */
export const linkListActions: readonly ListAction[] = [
  { key: 'copied', label: 'paymentIntent.copied.title', kind: 'dialog', Dialog: CopiedLinks },
];

/** What can be done with the list of requests besides: the short form of the wizard. */
export const listActions: readonly ListAction[] = [
  {
    key: 'short',
    label: 'paymentRequest.short',
    kind: 'link',
    ...policyOf('CreatePaymentRequestAlt'),
    path: () => pathTo('CreatePaymentRequestAlt'),
  },
  ...linkListActions,
];
