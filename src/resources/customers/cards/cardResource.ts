import { routes } from '#src/resources/paths.ts';
import type { ResourcePart } from '#src/resources/resource.ts';

/** Saved cards (the wire's card tokens). They stand with their customer and have no list of their own. */
export const cards: ResourcePart = {
  name: 'cards',
  idFields: ['creditCardTokenID'],
  recordRepresentation: 'cardNumber',
  editPage: { ...routes.EditCardToken, name: 'EditCardToken' },
  endpoints: {
    list: 'cardTokens.list',
    create: 'cardTokens.create',
    update: 'cardTokens.extendExpiration',
    delete: 'cardTokens.delete',
  },
};
