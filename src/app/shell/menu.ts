import {
  CalendarClock,
  ChartColumn,
  ClipboardList,
  CloudUpload,
  CreditCard,
  FilePlus,
  FileText,
  FileUp,
  HandCoins,
  History as HistoryIcon,
  Landmark,
  LayoutDashboard,
  Link as LinkIcon,
  Link2,
  List,
  Package,
  ReceiptText,
  RefreshCw,
  Undo2,
  User,
  Users,
  Webhook,
  Zap,
} from 'lucide-react';
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
      { route: 'Dashboard', icon: LayoutDashboard },
      { route: 'Charge', icon: CreditCard },
      { route: 'QuickCharge', icon: Zap },
      { route: 'Refund', icon: Undo2 },
      { route: 'Transactions', icon: ReceiptText },
      { route: 'PaymentRequests', icon: HandCoins },
      { route: 'PermanentLinks', icon: LinkIcon },
    ],
  },
  {
    name: 'customersAndItems',
    entries: [
      { route: 'Customers', icon: Users },
      { route: 'Items', icon: Package },
    ],
  },
  {
    name: 'billing',
    entries: [
      { route: 'BillingDeals', icon: RefreshCw },
      { route: 'FutureBillingDeals', icon: CalendarClock },
      { route: 'BillingDealsHistory', icon: HistoryIcon },
      { route: 'BillingRequests', icon: ClipboardList },
      { route: 'PermanentBillingLinks', icon: Link2 },
      { route: 'ImportBillingDeals', icon: FileUp },
    ],
  },
  {
    name: 'documents',
    entries: [
      { route: 'Invoices', icon: FileText },
      { route: 'CreateInvoice', icon: FilePlus },
    ],
  },
  {
    name: 'settlement',
    entries: [
      { route: 'Transmissions', icon: CloudUpload },
      { route: 'IncomeReport', icon: ChartColumn },
      { route: 'MasavFiles', icon: Landmark },
    ],
  },
  {
    name: 'settings',
    entries: [
      { route: 'MyProfile', icon: User },
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
      .map(({ page }) => ({ route: page.name, icon: List })),
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
