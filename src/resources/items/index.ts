import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import { defineResource } from '#src/resources/defineResource.ts';

const later = async () => import('./later.ts');

/** The catalogue of goods and services. */
export const items = defineResource({
  name: 'items',
  calls: 'items',
  id: 'itemID',
  messages: 'customers',
  lists: [
    {
      route: 'Items',
      menu: { group: 'customersAndItems', icon: Inventory2OutlinedIcon },
      columns: ['itemName', 'category', 'price', 'vatExempt', 'externalReference'],
      quickFilters: ['search'],
      showDeleted: true,
      selectable: true,
    },
  ],
  record: { route: 'Item', page: async () => (await later()).recordPage() },
  create: { route: 'CreateItem', page: async () => (await later()).ItemFormPage() },
  edit: { route: 'EditItem', page: async () => (await later()).ItemFormPage() },
  actions: {
    row: async () => (await later()).rowActions(),
    bulk: async () => (await later()).bulkActions(),
    list: async () => (await later()).listActions(),
  },
});
