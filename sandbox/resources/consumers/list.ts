import { desc, inArray, isNotNull, sql } from 'drizzle-orm';
import { addressText } from '#contract/addressText.ts';
import type { Address } from '#sandbox/core/objects/stored.ts';
import { toWireAddress } from '#sandbox/core/objects/wire.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { defineList } from '#sandbox/list/defineList.ts';
import { boolean, composite, guid, text } from '#sandbox/list/field.ts';
import { contains, equals } from '#sandbox/list/filterRules.ts';
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
    search: contains(
      consumers.consumerName,
      consumers.consumerEmail,
      consumers.consumerPhone,
      consumers.consumerNationalID,
      consumers.externalReference,
    ),
    terminalID: equals(consumers.terminalID),
    consumerID: equals(consumers.consumerID),
    consumersID: (value) => (Array.isArray(value) ? inArray(consumers.consumerID, value) : undefined),
    nationalID: contains(consumers.consumerNationalID),
    email: contains(consumers.consumerEmail),
    phone: contains(consumers.consumerPhone, consumers.consumerSecondPhone),
    externalReference: contains(consumers.externalReference),
    billingDesktopRefNumber: contains(consumers.billingDesktopRefNumber),
    origin: contains(consumers.origin),
    woocommerceID: contains(consumers.woocommerceID),
    ecwidID: contains(consumers.ecwidID),
  },
  order: [desc(consumers.created), desc(consumers.consumerID)],
  deleted: isNotNull(consumers.deletedAt),
});
