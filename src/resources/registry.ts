import type { ResourceDeclaration } from './defineResource.ts';
import { registryOf } from './registryOf.ts';
import { billingDeals } from './billingDeals/index.ts';
import { billingDealsHistory } from './billingDeals/history.ts';
import { billingRequests } from './billingRequests/index.ts';
import { customers } from './customers/index.ts';
import { futureBillingDeals } from './billingDeals/future.ts';
import { importBillingDeals } from './importBillingDeals/index.ts';
import { incomeReport } from './incomeReport/index.ts';
import { invoices } from './invoices/index.ts';
import { items } from './items/index.ts';
import { masavFileRows } from './masavFiles/rows.ts';
import { masavFiles } from './masavFiles/index.ts';
import { paymentRequests } from './paymentRequests/index.ts';
import { permanentBillingLinks } from './billingRequests/permanentLinks.ts';
import { permanentLinks } from './paymentRequests/permanentLinks.ts';
import { transactions } from './transactions/index.ts';
import { transactionsByTransmission } from './transactions/byTransmission.ts';
import { transactionsFiltered } from './transactions/filtered.ts';
import { transmissions } from './transmissions/index.ts';
import { webHooksCompleted } from './webHooksCompleted/index.ts';

/** Every declared resource; adding a list means adding a line. */
export const resources: readonly ResourceDeclaration[] = [
  customers,
  transactions,
  transactionsFiltered,
  transactionsByTransmission,
  transmissions,
  incomeReport,
  items,
  billingDeals,
  billingDealsHistory,
  futureBillingDeals,
  billingRequests,
  permanentBillingLinks,
  invoices,
  paymentRequests,
  permanentLinks,
  masavFiles,
  masavFileRows,
  importBillingDeals,
  webHooksCompleted,
];

export const { resourcesByName, routeTable, resourceOfRoute, resourceOfRecord } = registryOf(resources);
