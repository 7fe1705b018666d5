import type { Handlers } from '#sandbox/call.ts';
import { handlers as consumers } from './consumers/routes.ts';
import { handlers as dictionaries } from './dictionaries/routes.ts';
import { handlers as items } from './items/routes.ts';
import { handlers as masav } from './masav/routes.ts';
import { handlers as terminals } from './terminals/routes.ts';
import { handlers as transactions } from './transactions/routes.ts';
import { handlers as transmissions } from './transmissions/routes.ts';

/** Every call the sandbox answers; the others are "not offered yet". */
export const handlers: Handlers = {
  ...consumers,
  ...dictionaries,
  ...items,
  ...masav,
  ...terminals,
  ...transactions,
  ...transmissions,
};
