import PeopleOutlinedIcon from '@mui/icons-material/PeopleOutlined';
import { defineResource } from '#src/resources/defineResource.ts';
import { cards } from './cards/cardResource.ts';

/** Customers (the wire's consumers). */
export const customers = defineResource({
  name: 'customers',
  calls: 'consumers',
  updatesWhole: true,
  id: 'consumerID',
  recordRepresentation: 'consumerName',
  begins: 'customerID',
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
      showDeleted: true,
      selectable: true,
    },
  ],
  record: { route: 'Customer', page: async () => (await import('./recordPage.ts')).recordPage },
  create: {
    route: 'CreateCustomer',
    page: async () => (await import('./form/CustomerFormPage.tsx')).CustomerFormPage,
  },
  edit: { route: 'EditCustomer', page: async () => (await import('./form/CustomerFormPage.tsx')).CustomerFormPage },
  parts: [cards],
  screens: [
    { route: 'CreateCardToken', page: async () => (await import('./cards/CreateCardPage.tsx')).CreateCardPage },
    { route: 'EditCardToken', page: async () => (await import('./cards/EditCardPage.tsx')).EditCardPage },
  ],
  actions: {
    row: async () => (await import('./actions.ts')).rowActions,
    list: async () => (await import('./actions.ts')).listActions,
  },
});
