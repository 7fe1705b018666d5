import PeopleOutlinedIcon from '@mui/icons-material/PeopleOutlined';
import { defineResource } from '#src/resources/defineResource.ts';

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
      quickFilters: ['search'],
      showDeleted: true,
      selectable: true,
    },
  ],
  record: { route: 'Customer' },
  create: {
    route: 'CreateCustomer',
    page: async () => (await import('./form/CreateCustomer.tsx')).CreateCustomer,
  },
  edit: { route: 'EditCustomer', page: async () => (await import('./form/EditCustomer.tsx')).EditCustomer },
  screens: [
    { route: 'CreateCardToken', page: async () => (await import('./cards/CreateCard.tsx')).CreateCard },
    { route: 'EditCardToken', page: async () => (await import('./cards/EditCard.tsx')).EditCard },
  ],
  actions: {
    row: async () => (await import('./actions.ts')).rowActions,
    list: async () => (await import('./actions.ts')).listActions,
  },
});
