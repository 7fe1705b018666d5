import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import AddLink from '@mui/icons-material/AddLinkOutlined';
import Assignment from '@mui/icons-material/AssignmentOutlined';
import Autorenew from '@mui/icons-material/AutorenewOutlined';
import BarChart from '@mui/icons-material/BarChartOutlined';
import Bolt from '@mui/icons-material/BoltOutlined';
import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import CurrencyExchange from '@mui/icons-material/CurrencyExchangeOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Event from '@mui/icons-material/EventOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import ListAlt from '@mui/icons-material/ListAltOutlined';
import NoteAdd from '@mui/icons-material/NoteAddOutlined';
import PeopleAlt from '@mui/icons-material/PeopleAltOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Webhook from '@mui/icons-material/WebhookOutlined';
import type { ComponentType } from 'react';
import { isAllowed, type Role } from '#contract/roles.ts';
import type { MenuGroupName } from '#src/resources/defineResource.ts';
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
      { route: 'Dashboard', icon: Dashboard },
      { route: 'Charge', icon: CreditCard },
      { route: 'QuickCharge', icon: Bolt },
      { route: 'Refund', icon: CurrencyExchange },
      { route: 'Transactions', icon: ReceiptLong },
      { route: 'PaymentRequests', icon: RequestQuote },
      { route: 'PermanentLinks', icon: LinkIcon },
    ],
  },
  {
    name: 'customersAndItems',
    entries: [
      { route: 'Customers', icon: PeopleAlt },
      { route: 'Items', icon: Inventory },
    ],
  },
  {
    name: 'billing',
    entries: [
      { route: 'BillingDeals', icon: Autorenew },
      { route: 'FutureBillingDeals', icon: Event },
      { route: 'BillingDealsHistory', icon: History },
      { route: 'BillingRequests', icon: Assignment },
      { route: 'PermanentBillingLinks', icon: AddLink },
      { route: 'ImportBillingDeals', icon: UploadFile },
    ],
  },
  {
    name: 'documents',
    entries: [
      { route: 'Invoices', icon: Description },
      { route: 'CreateInvoice', icon: NoteAdd },
    ],
  },
  {
    name: 'settlement',
    entries: [
      { route: 'Transmissions', icon: CloudUpload },
      { route: 'IncomeReport', icon: BarChart },
      { route: 'MasavFiles', icon: AccountBalance },
    ],
  },
  {
    name: 'settings',
    entries: [
      { route: 'MyProfile', icon: Person },
      { route: 'WebHooksCompleted', icon: Webhook },
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
      .map(({ page }) => ({ route: page.name, icon: ListAlt })),
  ],
}));

/**
 * The part of the menu a person sees on a terminal: what the roles forbid and what needs a feature the terminal does
 * not have is left out, and so is a group that has nothing left (spec §6).
 */
export function visibleMenu(held: readonly Role[], enabledFeatures: readonly string[]): MenuGroup[] {
  const isVisible = ({ route }: MenuEntry) => {
    const { access = 'any', feature } = routeTable[route] ?? {};
    return isAllowed(access, held) && (feature === undefined || enabledFeatures.includes(feature));
  };
  return menu
    .map((group) => ({ ...group, entries: group.entries.filter(isVisible) }))
    .filter(({ entries }) => entries.length > 0);
}
