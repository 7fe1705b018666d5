import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DealRequest, LineRequest } from '#contract/entities/requestParts.ts';
import type { EnumValue } from '#contract/enums.ts';
import { lineAmount, netOf, toAgorot } from '#contract/money.ts';
import { notFound, required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Address, DealDetails, LineItem } from '#sandbox/core/objects/stored.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { items as catalogue } from '#sandbox/db/schema/item.ts';

type Consumer = typeof consumers.$inferSelect;

/** Leaves out what is null, undefined or empty: in nested objects absent means null. */
export function withoutEmpty<Value extends object>(value: Value): { [Key in keyof Value]?: NonNullable<Value[Key]> } {
  const entries = Object.entries(value).filter(([, held]) => held !== null && held !== undefined && held !== '');
  return Object.fromEntries(entries) as { [Key in keyof Value]?: NonNullable<Value[Key]> };
}

/** Agorot of a decimal that may be missing. */
const agorot = (decimal: number | null | undefined): number | undefined =>
  decimal === null || decimal === undefined ? undefined : toAgorot(decimal);

/** A line as it is kept; what it leaves out is computed. */
function toLine(line: LineRequest, basis: { currency: EnumValue<'currency'>; vatRate: number }): LineItem {
  const price = toAgorot(line.price);
  const discount = agorot(line.discount) ?? 0;
  const withoutVat = line.withoutVat ?? false;
  const vatRate = withoutVat ? 0 : (line.vatRate ?? basis.vatRate);
  const amount = agorot(line.amount) ?? lineAmount({ price, quantity: line.quantity, discount });
  const netAmount = agorot(line.netAmount) ?? netOf(amount, vatRate);
  return {
    ...withoutEmpty({
      itemID: line.itemID?.toLowerCase(),
      sku: line.sku,
      externalReference: line.externalReference,
      woocommerceID: line.woocommerceID,
      ecwidID: line.ecwidID,
    }),
    itemName: line.itemName,
    price,
    quantity: line.quantity,
    discount,
    amount,
    vatRate,
    netAmount,
    currency: line.currency ?? basis.currency,
    vat: agorot(line.vat) ?? amount - netAmount,
    netPrice: agorot(line.netPrice) ?? netOf(price, vatRate),
    netDiscount: agorot(line.netDiscount) ?? netOf(discount, vatRate),
    ...(withoutVat && { withoutVat }),
  };
}

/** Lines name items of the merchant, deleted ones too: an earlier deal or a draft may. @throws ApiError 404 */
async function requireItems({ context, caller }: Call, lines: readonly LineItem[]): Promise<void> {
  const wanted = [...new Set(lines.flatMap(({ itemID }) => itemID ?? []))];
  if (wanted.length === 0) return;
  const known = await context.db
    .select({ itemID: catalogue.itemID })
    .from(catalogue)
    .where(and(eq(catalogue.merchantID, caller.merchantID), inArray(catalogue.itemID, wanted)));
  if (known.length < wanted.length) throw notFound('Item');
}

/** A customer of the merchant, not deleted. @throws ApiError 404 */
export async function readConsumer(call: Call, consumerID: string): Promise<Consumer> {
  const rows = await call.context.db
    .select()
    .from(consumers)
    .where(
      and(
        eq(consumers.merchantID, call.caller.merchantID),
        eq(consumers.consumerID, consumerID.toLowerCase()),
        isNull(consumers.deletedAt),
      ),
    );
  return required(rows, 'Consumer');
}

/** What a customer's record says where the request says nothing (docs/wire.md §3.1). */
function fromConsumer(consumer: Consumer): DealDetails {
  return withoutEmpty({
    consumerID: consumer.consumerID,
    consumerName: consumer.consumerName,
    consumerEmail: consumer.consumerEmail,
    consumerPhone: consumer.consumerPhone,
    consumerNationalID: consumer.consumerNationalID,
    consumerAddress: consumer.consumerAddress,
    consumerExternalReference: consumer.externalReference,
    consumerWoocommerceID: consumer.woocommerceID,
    consumerEcwidID: consumer.ecwidID,
  });
}

/** What a deal says of its customer and a request to change it does not. */
function leftOut(standing: DealDetails, request: DealRequest | null | undefined): DealDetails {
  const asked = new Map<string, unknown>(Object.entries(request ?? {}));
  const entries = Object.entries(standing).filter(
    ([name]) => name.startsWith('consumer') && asked.get(name) === undefined,
  );
  return Object.fromEntries(entries);
}

/** The columns of a row that come from its deal. */
export interface DealColumns {
  consumerID: string | null;
  consumerName: string | null;
  consumerEmail: string | null;
  consumerPhone: string | null;
  consumerNationalID: string | null;
  consumerExternalReference: string | null;
  dealReference: string | null;
  dealDescription: string | null;
  dealDetails: DealDetails;
}

/**
 * The deal of a payment, its gaps filled from the customer.
 * @param basis `payer` is the customer of a saved card, for who names none; `standing` are the details of a deal that
 *   is changed, which say of its customer what the request leaves out, also when they were deleted
 * @throws ApiError 404 for a customer or an item that this merchant does not have
 */
export async function dealOf(
  call: Call,
  request: DealRequest | null | undefined,
  basis: { currency: EnumValue<'currency'>; vatRate: number; payer: string | null; standing?: DealDetails | null },
): Promise<DealColumns> {
  const consumerID = request?.consumerID ?? basis.payer;
  const standing = consumerID && consumerID.toLowerCase() === basis.standing?.consumerID ? basis.standing : undefined;
  const consumer = consumerID && !standing ? await readConsumer(call, consumerID) : undefined;
  const { items, consumerAddress, ...asked } = request ?? {};
  const lines = items?.map((line) => toLine(line, basis)) ?? [];
  await requireItems(call, lines);
  const address: Address = consumerAddress ? withoutEmpty(consumerAddress) : {};
  const dealDetails: DealDetails = {
    ...(consumer && fromConsumer(consumer)),
    ...(standing && leftOut(standing, request)),
    ...withoutEmpty(asked),
    ...(consumerID && { consumerID: consumerID.toLowerCase() }),
    ...(Object.keys(address).length > 0 && { consumerAddress: address }),
    ...(lines.length > 0 && { items: lines }),
  };
  return {
    consumerID: dealDetails.consumerID ?? null,
    consumerName: dealDetails.consumerName ?? null,
    consumerEmail: dealDetails.consumerEmail ?? null,
    consumerPhone: dealDetails.consumerPhone ?? null,
    consumerNationalID: dealDetails.consumerNationalID ?? null,
    consumerExternalReference: dealDetails.consumerExternalReference ?? null,
    dealReference: dealDetails.dealReference ?? null,
    dealDescription: dealDetails.dealDescription ?? null,
    dealDetails,
  };
}
