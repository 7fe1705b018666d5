import type { Handlers } from '#sandbox/core/call.ts';
import { handlers as billing } from './billing/routes.ts';
import { handlers as cardTokens } from './cardTokens/routes.ts';
import { handlers as consumers } from './consumers/routes.ts';
import { handlers as dashboard } from './dashboard/routes.ts';
import { handlers as dictionaries } from './dictionaries/routes.ts';
import { handlers as imports } from './imports/routes.ts';
import { handlers as income } from './income/routes.ts';
import { handlers as invoices } from './invoices/routes.ts';
import { handlers as items } from './items/routes.ts';
import { handlers as masav } from './masav/routes.ts';
import { handlers as paymentRequests } from './paymentRequests/routes.ts';
import { handlers as terminals } from './terminals/routes.ts';
import { handlers as transactions } from './transactions/routes.ts';
import { handlers as transmissions } from './transmissions/routes.ts';
import { handlers as webhooks } from './webhooks/routes.ts';

/** Every call the sandbox answers; the others are "not offered yet". */
export const handlers: Handlers = {
  ...billing,
  ...cardTokens,
  ...consumers,
  ...dashboard,
  ...dictionaries,
  ...imports,
  ...income,
  ...invoices,
  ...items,
  ...masav,
  ...paymentRequests,
  ...terminals,
  ...transactions,
  ...transmissions,
  ...webhooks,
};
