import type { PgTable } from 'drizzle-orm/pg-core';
import { merchants, users } from './db/schema/account.ts';
import { auditRows } from './db/schema/audit.ts';
import { billingDeals } from './db/schema/billingDeal.ts';
import { cardTokens } from './db/schema/cardToken.ts';
import { consumers } from './db/schema/consumer.ts';
import { invoices } from './db/schema/invoice.ts';
import { itemCategories, items } from './db/schema/item.ts';
import { paymentRequests } from './db/schema/paymentRequest.ts';
import { terminals } from './db/schema/terminal.ts';
import { terminalFiles } from './db/schema/terminalFile.ts';
import { transactionEvents, transactions } from './db/schema/transaction.ts';
import { transmissions } from './db/schema/transmission.ts';
import { chargedDays } from './domain/billing/chargedDaysTable.ts';
import { linkRefusals } from './domain/links/linkRefusalsTable.ts';
import { documentNumbers } from './domain/invoicing/documentNumberTable.ts';
import { consents } from './domain/money/consentTable.ts';
import { currencyRates } from './domain/money/currencyRateTable.ts';
import { attempts } from './domain/money/payment/attemptTable.ts';
import { processorRecords } from './domain/processor/table.ts';
import { vaultEntries } from './domain/vault/table.ts';
import { webhookDeliveries } from './events/table.ts';
import { consumerFigures } from './figures/consumerFiguresTable.ts';
import { dayFigures } from './figures/dayFiguresTable.ts';
import { itemFigures } from './figures/itemFiguresTable.ts';
import { masavFileRows, masavFiles } from './db/schema/masav.ts';
import { transactionFigures } from './figures/transactionFiguresTable.ts';
import { transactionValueFigures } from './figures/transactionValueFiguresTable.ts';
import { outboxDocuments, outboxMessages } from './outbox/table.ts';
import { linkPayers } from './payer/linkPayersTable.ts';
import { nouns } from './resources/registry.ts';

/** Every table of the business; who is signed in lies beside them, in `identity`. */
export const tables: readonly PgTable[] = [
  merchants,
  users,
  auditRows,
  terminals,
  terminalFiles,
  consumers,
  itemCategories,
  items,
  cardTokens,
  billingDeals,
  chargedDays,
  paymentRequests,
  invoices,
  documentNumbers,
  transactions,
  transactionEvents,
  transactionFigures,
  transactionValueFigures,
  dayFigures,
  itemFigures,
  consumerFigures,
  transmissions,
  masavFileRows,
  masavFiles,
  attempts,
  consents,
  currencyRates,
  processorRecords,
  vaultEntries,
  outboxMessages,
  outboxDocuments,
  webhookDeliveries,
  linkPayers,
  linkRefusals,
  ...nouns.flatMap((noun) => noun.tables ?? []),
];
