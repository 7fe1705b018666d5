import type { Exception } from './cells.ts';

const soAlready = 'it is so already: the call changes nothing then, and the screen does not offer what changes nothing';
const listIsShort = 'a row of a list does not tell it; what is chosen there all the same is refused with the reason';
const oneWord =
  'the wire has one word, inProgress, for what is queued and for what is running, and what is queued may be changed';
const itsTwin = 'the same call stands beside it under the other name, which fits';

/** Where the two sides differ, and should. Each is used, so that none outlives its reason. */
export const exceptions: readonly Exception[] = [
  { deed: 'billingDeals.activate', is: 'accepted', state: /active=true/, because: soAlready },
  { deed: 'billingDeals.disable', is: 'accepted', state: /active=false/, because: soAlready },
  {
    deed: 'billingDeals.unpause',
    is: 'accepted',
    state: /pausedFrom=none|active=false|finished=true/,
    because: soAlready,
  },
  { deed: 'customers.restore', is: 'accepted', state: /^(?!.*among deleted ones)/, because: soAlready },
  {
    deed: 'billingDeals.pause',
    is: 'accepted',
    state: /active=false|pausedFrom=(?!none)/,
    because:
      'another pause takes its place, and an inactive deal may have one; the screen ends the first, or activates, before',
  },
  {
    deed: 'billingDeals.chargeNow',
    is: 'accepted',
    state: /inProgress=true/,
    because: 'a queued charge is waited for on screen; who asks for it now gets it now, and the queue finds it made',
  },
  {
    deed: 'billingDeals.chargeNow',
    places: ['row'],
    is: 'refused',
    said: /already being charged/,
    because: listIsShort,
  },
  { deed: 'billingDeals.trigger', places: ['row'], is: 'refused', said: /already being charged/, because: listIsShort },
  { deed: 'billingDeals.activate', places: ['row'], is: 'refused', said: /It has been deleted/, because: listIsShort },
  {
    deed: 'billingDeals.activate',
    is: 'refused',
    said: /customer has been deleted/,
    because: 'no answer of a deal tells that its customer is gone',
  },
  {
    deed: 'billingDeals.edit',
    is: 'refused',
    said: /^404/,
    state: /deleted customer/,
    because: 'no answer of a deal tells that its customer is gone',
  },
  { deed: 'billingDeals.edit', is: 'refused', said: /already being charged/, because: oneWord },
  { deed: 'billingDeals.pause', is: 'refused', said: /already being charged/, because: oneWord },
  { deed: 'billingDeals.disable', is: 'refused', said: /already being charged/, because: oneWord },
  {
    deed: 'billingDeals.trigger',
    places: ['row', 'record'],
    is: 'accepted',
    state: /invoiceOnly=false/,
    because: 'on screen what charges money is charged by "Charge now" (docs/rulings.md "Deals that are triggered")',
  },
  { deed: 'items.delete', is: 'refused', said: /in use/, because: 'no answer of an item tells which deals use it' },
  {
    deed: 'invoices.original',
    places: ['row'],
    is: 'accepted',
    because: 'a row does not tell whether it can still be had',
  },
  { deed: 'masavFiles.download', is: 'accepted', because: itsTwin },
  { deed: 'masavFiles.downloadAgain', is: 'accepted', because: itsTwin },
  { deed: 'transactions.credit', is: 'accepted', because: itsTwin },
  {
    deed: 'transactions.again',
    is: 'accepted',
    because: 'another charge may be made of anybody; it is offered where one has failed',
  },
  {
    deed: 'transactions.slip',
    is: 'accepted',
    state: /jDealType=J5/,
    because: 'a slip of a hold can be sent; the screen sends those of money that moved',
  },
  {
    deed: 'paymentRequests.resend',
    is: 'accepted',
    state: /permanent=true|status=rejected|dueDate/,
    because: 'the same call saves what it is sent with; a permanent link has nobody to go to',
  },
  {
    deed: 'paymentRequests.resend',
    places: ['row'],
    is: 'refused',
    state: /saves a card/,
    terminal: /CreditCardTokens/,
    because: listIsShort,
  },
  {
    deed: 'paymentRequests.edit',
    places: ['row'],
    is: 'refused',
    state: /saves a card/,
    terminal: /CreditCardTokens/,
    because: listIsShort,
  },
  {
    deed: 'EditCardToken',
    is: 'refused',
    terminal: /CreditCardTokens|bare|features/,
    because: 'the page shows a card whatever its terminal offers, and says there why it cannot be extended',
  },
  {
    deed: 'webHooksCompleted.openCreditCardTokenDetails',
    is: 'refused',
    terminal: /CreditCardTokens|bare|features/,
    because: 'the page shows a card whatever its terminal offers, and says there why it cannot be extended',
  },
  {
    deed: 'webHooksCompleted.openCreditCardTokenDetails',
    is: 'refused',
    state: /^news of a card that was deleted since/,
    because: 'news of a card does not tell that it was deleted since; its page says so',
  },
];
