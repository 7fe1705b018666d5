import TodayOutlinedIcon from '@mui/icons-material/TodayOutlined';
import { definePage } from '#src/resources/definePage.ts';

/** The end of a terminal's day on one page. */
export const till = definePage({
  name: 'Till',
  path: '/till',
  access: 'any',
  title: 'resources.till.name',
  menu: { group: 'settlement', icon: TodayOutlinedIcon },
  page: async () => (await import('./TillPage.tsx')).TillPage,
});
