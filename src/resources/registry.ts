import type { ListedResource, Resource } from './resource.ts';
import { registryOf } from './registryOf.ts';
import { billingDeals } from './billingDeals/index.ts';
import { billingRequests } from './billingRequests/index.ts';
import { customers } from './customers/index.ts';
import { importBillingDeals } from './importBillingDeals/index.ts';
import { incomeReport } from './incomeReport/index.ts';
import { invoices } from './invoices/index.ts';
import { items } from './items/index.ts';
import { masavFiles } from './masavFiles/index.ts';
import { paymentRequests } from './paymentRequests/index.ts';
import { terminals } from './terminals/index.ts';
import { transactions } from './transactions/index.ts';
import { transmissions } from './transmissions/index.ts';
import { webHooksCompleted } from './webHooksCompleted/index.ts';

/** Every noun with lists, in the order of the menu; adding a noun means adding a line. */
export const resources: readonly ListedResource[] = [
  transactions,
  paymentRequests,
  customers,
  items,
  billingDeals,
  billingRequests,
  importBillingDeals,
  invoices,
  transmissions,
  incomeReport,
  masavFiles,
  webHooksCompleted,
];

/** Nouns whose pages all have code of their own; in the menu they stand before the lists. */
const others: readonly Resource[] = [terminals];

export const {
  dataResources,
  definitions,
  pagesOf,
  screens,
  lists,
  listsByName,
  recordsByName,
  routesOfNouns,
  listOfRoute,
  recordOfRoute,
  screenOfRoute,
  relativesOf,
  pathOfField,
  resourceOfField,
} = registryOf([...others, ...resources]);
