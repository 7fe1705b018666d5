import AccountBalanceOutlinedIcon from '@mui/icons-material/AccountBalanceOutlined';
import AssignmentOutlinedIcon from '@mui/icons-material/AssignmentOutlined';
import AutorenewIcon from '@mui/icons-material/Autorenew';
import BarChartIcon from '@mui/icons-material/BarChart';
import BoltOutlinedIcon from '@mui/icons-material/BoltOutlined';
import CloudUploadOutlinedIcon from '@mui/icons-material/CloudUploadOutlined';
import CreditCardOutlinedIcon from '@mui/icons-material/CreditCardOutlined';
import DatasetLinkedOutlinedIcon from '@mui/icons-material/DatasetLinkedOutlined';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import EventRepeatOutlinedIcon from '@mui/icons-material/EventRepeatOutlined';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import HistoryIcon from '@mui/icons-material/History';
import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import LinkIcon from '@mui/icons-material/Link';
import NoteAddOutlinedIcon from '@mui/icons-material/NoteAddOutlined';
import PeopleOutlinedIcon from '@mui/icons-material/PeopleOutlined';
import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined';
import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import RequestQuoteOutlinedIcon from '@mui/icons-material/RequestQuoteOutlined';
import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import WebhookIcon from '@mui/icons-material/Webhook';
import type { ComponentType } from 'react';
import type { MenuGroupName } from '#src/resources/defineResource.ts';
import type { Policy } from '#src/settings/isOpenTo.ts';
import type { RouteName } from '#src/resources/paths.ts';
import { resourcesByName, routeTable } from '#src/resources/registry.ts';

export interface MenuEntry {
  route: string;
  icon: ComponentType;
}

/** A group of the drawer; its title is the catalogue key `shell.group.<name>`. */
export interface MenuGroup {
  name: MenuGroupName;
  entries: readonly MenuEntry[];
}

/** The drawer as data, in the order of the screen. Routes that need a parameter are reached from elsewhere. */
const routesOfSpecification: readonly (MenuGroup & { entries: readonly (MenuEntry & { route: RouteName })[] })[] = [
  {
    name: 'payments',
    entries: [
      { route: 'Dashboard', icon: SpaceDashboardOutlinedIcon },
      { route: 'Charge', icon: CreditCardOutlinedIcon },
      { route: 'QuickCharge', icon: BoltOutlinedIcon },
      { route: 'Refund', icon: UndoIcon },
      { route: 'Transactions', icon: ReceiptLongOutlinedIcon },
      { route: 'PaymentRequests', icon: RequestQuoteOutlinedIcon },
      { route: 'PermanentLinks', icon: LinkIcon },
    ],
  },
  {
    name: 'customersAndItems',
    entries: [
      { route: 'Customers', icon: PeopleOutlinedIcon },
      { route: 'Items', icon: Inventory2OutlinedIcon },
    ],
  },
  {
    name: 'billing',
    entries: [
      { route: 'BillingDeals', icon: AutorenewIcon },
      { route: 'FutureBillingDeals', icon: EventRepeatOutlinedIcon },
      { route: 'BillingDealsHistory', icon: HistoryIcon },
      { route: 'BillingRequests', icon: AssignmentOutlinedIcon },
      { route: 'PermanentBillingLinks', icon: DatasetLinkedOutlinedIcon },
      { route: 'ImportBillingDeals', icon: UploadFileOutlinedIcon },
    ],
  },
  {
    name: 'documents',
    entries: [
      { route: 'Invoices', icon: DescriptionOutlinedIcon },
      { route: 'CreateInvoice', icon: NoteAddOutlinedIcon },
    ],
  },
  {
    name: 'settlement',
    entries: [
      { route: 'Transmissions', icon: CloudUploadOutlinedIcon },
      { route: 'IncomeReport', icon: BarChartIcon },
      { route: 'MasavFiles', icon: AccountBalanceOutlinedIcon },
    ],
  },
  {
    name: 'settings',
    entries: [
      { route: 'MyProfile', icon: PersonOutlinedIcon },
      { route: 'WebHooksCompleted', icon: WebhookIcon },
    ],
  },
];

/** The whole menu: the routes of the specification, then the lists that declare a group. */
export const menu: readonly MenuGroup[] = routesOfSpecification.map(({ name, entries }) => ({
  name,
  entries: [
    ...entries,
    ...Object.values(resourcesByName)
      .filter(({ menu }) => menu === name)
      .map(({ page }) => ({ route: page.name, icon: FormatListBulletedIcon })),
  ],
}));

/**
 * The part of the menu a person sees on a terminal: what the roles forbid and what needs a feature the terminal does
 * not have is left out, and so is a group that has nothing left (spec §6).
 */
export function visibleMenu(isOpen: (policy: Policy) => boolean): MenuGroup[] {
  const isVisible = ({ route }: MenuEntry) => isOpen(routeTable[route] ?? {});
  return menu
    .map((group) => ({ ...group, entries: group.entries.filter(isVisible) }))
    .filter(({ entries }) => entries.length > 0);
}
