import LightbulbOutlinedIcon from '@mui/icons-material/LightbulbOutlined';
import { readsAt } from '#src/dataProvider/resource.ts';
import { defineResource } from '#src/resources/defineResource.ts';
import { filters } from './filters.ts';

/** What people have thought up. */
export const inventions = defineResource({
  name: 'inventions',
  endpoints: readsAt('transactions', '/api/inventions'),
  id: 'inventionID',
  path: '/inventions',
  lists: [{ menu: { group: 'customersAndItems', icon: LightbulbOutlinedIcon }, filters, quickFilters: ['search'] }],
});
