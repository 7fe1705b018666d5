import PeopleOutlinedIcon from '@mui/icons-material/PeopleOutlined';
import { defineResource } from '#src/resources/defineResource.ts';
import { cards } from './cards/cardResource.ts';

const later = async () => import('./later.ts');

/** Customers (the wire's consumers). */
export const customers = defineResource({
  name: 'customers',
  calls: 'consumers',
  id: 'consumerID',
  messages: 'customers',
  lists: [
    {
      route: 'Customers',
      menu: { group: 'customersAndItems', icon: PeopleOutlinedIcon },
      columns: [
        'consumerName',
        'consumerPhone',
        'consumerEmail',
        'consumerNationalID',
        'active',
        'hasCreditCard',
        'hasBankAccount',
        'consumerAddress',
      ],
      quickFilters: ['search'],
      showDeleted: true,
      selectable: true,
    },
  ],
  record: { route: 'Customer', page: async () => (await later()).recordPage() },
  create: {
    route: 'CreateCustomer',
    page: async () => (await later()).CustomerFormPage(),
  },
  edit: { route: 'EditCustomer', page: async () => (await later()).CustomerFormPage() },
  parts: [cards],
  screens: [
    { route: 'CreateCardToken', page: async () => (await later()).CreateCardPage() },
    { route: 'EditCardToken', page: async () => (await later()).EditCardPage() },
  ],
  actions: {
    row: async () => (await later()).rowActions(),
    list: async () => (await later()).listActions(),
  },
});
