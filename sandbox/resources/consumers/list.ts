import { desc, inArray, isNotNull, sql } from 'drizzle-orm';
import { addressText } from '#contract/addressText.ts';
import type { Address } from '#sandbox/core/objects/stored.ts';
import { toWireAddress } from '#sandbox/core/objects/wire.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { defineList } from '#sandbox/list/defineList.ts';
import { boolean, composite, guid, text } from '#sandbox/list/field.ts';
import {
  containsID,
  containsPhone,
  containsText,
  containsWords,
  equals,
  folded,
  searchColumn,
} from '#sandbox/list/filterRules.ts';
import { consumersTexts } from './texts.ts';

const address = consumers.consumerAddress;

/** Customers (docs/wire.md §3.2). */
export const consumersList = defineList({
  endpoint: 'consumers.list',
  name: 'consumers',
  texts: consumersTexts,
  from: consumers,
  id: consumers.consumerID,
  merchant: consumers.merchantID,
  fields: () => ({
    consumerID: guid(consumers.consumerID),
    consumerName: text(consumers.consumerName),
    consumerEmail: text(consumers.consumerEmail),
    consumerPhone: text(consumers.consumerPhone),
    consumerNationalID: text(consumers.consumerNationalID),
    active: boolean(consumers.active),
    hasCreditCard: boolean(consumers.hasCreditCard),
    hasBankAccount: boolean(consumers.hasBankAccount),
    consumerAddress: composite<Address>(
      address,
      sql`concat_ws(' ', ${address}->>'city', ${address}->>'street', ${address}->>'house')`,
      toWireAddress,
      addressText,
    ),
    externalReference: text(consumers.externalReference),
    woocommerceID: text(consumers.woocommerceID),
    ecwidID: text(consumers.ecwidID),
    terminalID: guid(consumers.terminalID),
  }),
  filters: {
    search: containsWords(searchColumn(consumers)),
    terminalID: equals(consumers.terminalID),
    consumerID: equals(consumers.consumerID),
    consumersID: (value) => (Array.isArray(value) ? inArray(consumers.consumerID, value) : undefined),
    nationalID: containsID(consumers.consumerNationalID),
    email: containsText(folded(consumers.consumerEmail)),
    phone: containsPhone(folded(consumers.consumerPhone), folded(consumers.consumerSecondPhone)),
    externalReference: containsText(folded(consumers.externalReference)),
    billingDesktopRefNumber: containsText(folded(consumers.billingDesktopRefNumber)),
    origin: containsText(folded(consumers.origin)),
    woocommerceID: containsText(folded(consumers.woocommerceID)),
    ecwidID: containsText(folded(consumers.ecwidID)),
  },
  order: [desc(consumers.created), desc(consumers.consumerID)],
  deleted: isNotNull(consumers.deletedAt),
});
