import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { definePage } from '#src/resources/definePage.ts';

/** What a business sees of itself first: its figures. */
export const dashboard = definePage({
  route: 'Dashboard',
  menu: { group: 'payments', icon: SpaceDashboardOutlinedIcon },
  page: async () => (await import('./DashboardPage.tsx')).DashboardPage,
});
