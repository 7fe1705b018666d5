import LightbulbOutlinedIcon from '@mui/icons-material/LightbulbOutlined';
import { readsAt } from '#src/dataProvider/resource.ts';
import { defineResource } from '#src/resources/defineResource.ts';
import { filters } from './filters.ts';

/** What people have built. */
export const gadgets = defineResource({
  name: 'gadgets',
  endpoints: readsAt('transactions', '/api/gadgets'),
  id: 'gadgetID',
  path: '/gadgets',
  recordRepresentation: 'title',
  lists: [{ menu: { group: 'customersAndItems', icon: LightbulbOutlinedIcon }, filters, quickFilters: ['search'] }],
});
