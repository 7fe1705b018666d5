import type { Wait } from '#src/list/waiting/waits.ts';
import { policyOf } from '#src/resources/paths.ts';

/** Requests whose last day has come; a link that is over is only paid after it was given another. */
export const requestWaits: readonly Wait[] = [
  {
    key: 'overdueRequests',
    urgency: 'warning',
    text: 'waiting.overdueRequests',
    filter: () => ({ quickStatus: 'overdue' }),
    act: { kind: 'each', label: 'waiting.act.extend', ...policyOf('EditPaymentRequest') },
  },
];
