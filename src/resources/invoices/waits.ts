import type { Wait } from '#src/list/waiting/waits.ts';

/** Documents that did not reach whom they are for. */
export const documentWaits: readonly Wait[] = [
  {
    key: 'undelivered',
    urgency: 'danger',
    text: 'waiting.undelivered',
    filter: () => ({ status: 'sendingFailed' }),
    act: { kind: 'many', action: 'resend', label: 'waiting.act.send' },
  },
];
