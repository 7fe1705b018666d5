import { asc } from 'drizzle-orm';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { isEqual } from '#sandbox/list/compare.ts';
import { defineList } from '#sandbox/list/defineList.ts';
import { boolean, dictionary, guid, instant, rate, stored, text } from '#sandbox/list/field.ts';

/**
 * Terminals in the merchant's order (docs/wire.md §3.10, §5.1). The disabled ones are among them: the client hides
 * them. There is no `$meta`; the settings travel whole, because the shell works with them.
 */
export const terminalsList = defineList({
  endpoint: 'terminals.list',
  name: 'terminals',
  from: terminals,
  id: terminals.terminalID,
  merchant: terminals.merchantID,
  fields: () => ({
    terminalID: guid(terminals.terminalID),
    label: text(terminals.label),
    name: text(terminals.name),
    status: dictionary(terminals.status, 'terminalStatus'),
    merchantID: guid(terminals.merchantID),
    enabledFeatures: stored(terminals.enabledFeatures),
    integrations: stored(terminals.integrations),
    settings: stored(terminals.settings),
    paymentRequestSettings: stored(terminals.paymentRequestSettings),
    billingSettings: stored(terminals.billingSettings),
    checkoutSettings: stored(terminals.checkoutSettings),
    cvvRequired: boolean(terminals.cvvRequired),
    nationalIDRequired: boolean(terminals.nationalIDRequired),
    vatRate: rate(terminals.vatRate),
    defaultInvoiceType: dictionary(terminals.defaultInvoiceType, 'invoiceType'),
    defaultRefundInvoiceType: dictionary(terminals.defaultRefundInvoiceType, 'invoiceType'),
    defaultCreditInvoiceType: dictionary(terminals.defaultCreditInvoiceType, 'invoiceType'),
    transmissionTime: text(terminals.transmissionTime),
    created: instant(terminals.created),
  }),
  filters: {},
  order: [asc(terminals.position), asc(terminals.terminalID)],
  deleted: isEqual(terminals.status, 'disabled'),
  deletedStay: true,
});
