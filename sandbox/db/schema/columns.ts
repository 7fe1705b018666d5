import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { bigint, boolean, customType, date, numeric, type PgColumn, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { EnumName, EnumValue } from '#contract/enums.ts';

/** Money in agorot (or cents): 1234.50 is 123450. Decimals exist only on the wire. */
export const money = () => bigint({ mode: 'number' });
/** An instant; read and written as Date. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
/** A business day, `YYYY-MM-DD`, in Israel's calendar. */
export const day = () => date({ mode: 'string' });
/** A file. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
/** A fraction from 0 to 1, e.g. the VAT rate 0.18. */
export const rate = () => numeric({ precision: 7, scale: 4, mode: 'number' });
/** Texts sort by code point on every database, whatever its own collation. */
export const byCodePoint = (source: SQLWrapper): SQL => sql`${source} collate "C"`;
/** A word of one of the contract's enumerations. */
export const word = <Name extends EnumName>(_name: Name) => text().$type<EnumValue<Name>>();

/** Whose row it is. Every query of a person's data is bounded by `merchantID`. */
export const owner = () => ({ merchantID: uuid().notNull() });
/** The terminal of a row, its name kept beside it so that lists need no join. */
export const terminal = () => ({ terminalID: uuid().notNull(), terminalName: text().notNull() });

/** What a write leaves on the row: the wire's `updateTimestamp` is `version` as base64 of eight bytes. */
export const writes = () => ({
  version: bigint({ mode: 'number' }).notNull().default(1),
  updatedDate: instant(),
  operationDoneBy: text(),
  operationDoneByID: uuid(),
  correlationId: text(),
});
/** What `version` becomes with every write, whoever writes at the same time. */
export const nextVersion = ({ version }: { version: PgColumn }) => sql`${version} + 1`;

/** Soft deletion: a row with `deletedAt` is hidden unless deleted ones are asked for. */
export const softDeletion = () => ({ deletedAt: instant() });

/** net + VAT = the amount of the row (docs/wire.md §1.5). */
export const vat = () => ({
  vatRate: rate().notNull(),
  vatTotal: money().notNull(),
  netTotal: money().notNull(),
});

/** The customer of a row, as the row knew them; a later change of the customer does not rewrite history. */
export const consumerSnapshot = () => ({
  consumerID: uuid(),
  consumerName: text(),
  consumerEmail: text(),
  consumerPhone: text(),
  consumerNationalID: text(),
  consumerExternalReference: text(),
});

/** A card, masked: first six, stars, last four. No column holds a full number. */
export const maskedCard = () => ({
  cardNumber: text(),
  cardExpiration: text(),
  /** Last day on which the card is valid; decides "expired" without parsing. */
  cardExpiresOn: day(),
  cardVendor: text(),
  cardBrand: text(),
  solek: word('solek'),
  cardOwnerName: text(),
  cardOwnerNationalID: text(),
});
/** Those of a row paid without a card. */
export const noMaskedCard = {
  cardNumber: null,
  cardExpiration: null,
  cardExpiresOn: null,
  cardVendor: null,
  cardBrand: null,
  solek: null,
  cardOwnerName: null,
  cardOwnerNationalID: null,
};

export const flag = () => boolean().notNull().default(false);
