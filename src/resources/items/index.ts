import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import { defineResource } from '#src/resources/defineResource.ts';

/** The catalogue of goods and services. */
export const items = defineResource({
  name: 'items',
  calls: 'items',
  endpoints: { deleteMany: 'items.bulkDelete' },
  updatesWhole: true,
  id: 'itemID',
  recordRepresentation: 'itemName',
  begins: 'itemID',
  lists: [
    {
      route: 'Items',
      menu: { group: 'customersAndItems', icon: Inventory2OutlinedIcon },
      columns: ['itemName', 'category', 'price', 'vatExempt', 'externalReference'],
      showDeleted: true,
      selectable: true,
    },
  ],
  record: { route: 'Item', page: async () => (await import('./recordPage.ts')).recordPage },
  create: { route: 'CreateItem', page: async () => (await import('./ItemFormPage.tsx')).ItemFormPage },
  edit: { route: 'EditItem', page: async () => (await import('./ItemFormPage.tsx')).ItemFormPage },
  actions: {
    row: async () => (await import('./actions.ts')).rowActions,
    bulk: async () => (await import('./actions.ts')).bulkActions,
    list: async () => (await import('./actions.ts')).listActions,
  },
});
