/** Some columns of a row. @example pick(row, ['terminalID', 'currency']) */
export function pick<Row extends object, Key extends keyof Row>(row: Row, keys: readonly Key[]): Pick<Row, Key> {
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>;
}

/** The masked card of a row. */
export const cardKeys = [
  'cardNumber',
  'cardExpiration',
  'cardExpiresOn',
  'cardVendor',
  'cardBrand',
  'solek',
  'cardOwnerName',
  'cardOwnerNationalID',
] as const;

/** The customer as a row knows them. */
export const consumerKeys = [
  'consumerID',
  'consumerName',
  'consumerEmail',
  'consumerPhone',
  'consumerNationalID',
  'consumerExternalReference',
] as const;

/** The deal of a row. */
export const dealKeys = ['dealReference', 'dealDescription', 'dealDetails'] as const;
