import type { DataResource } from '#src/dataProvider/resource.ts';

/** Saved cards (the wire's card tokens). They stand with their customer and have no list of their own. */
export const cards: DataResource = {
  name: 'cards',
  idFields: ['creditCardTokenID'],
  endpoints: {
    list: 'cardTokens.list',
    create: 'cardTokens.create',
    update: 'cardTokens.extendExpiration',
    delete: 'cardTokens.delete',
  },
};
