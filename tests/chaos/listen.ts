import { isObject } from '#contract/envelope.ts';
import { openHub } from '#src/realtime/hubConnection.ts';
import { hubPath } from '#tests/support/hubClient.ts';

/** A time in milliseconds during which a connection stood; open while it stands. */
interface Span {
  from: number;
  to?: number;
}

/** What was heard by somebody who stays connected to the hub, as the application does, and by a stranger. */
export interface Heard {
  spans: Span[];
  /** Links that were told as paid. */
  paid: Set<string>;
  /** Standing orders that were told as charged, or as refused. */
  deals: Set<string>;
  /** What somebody of another merchant heard. */
  byStranger: unknown[];
}

export const newHeard = (): Heard => ({ spans: [], paid: new Set(), deals: new Set(), byStranger: [] });

/** Whether one connection stood from a moment to another. */
export const isConnected = ({ spans }: Heard, from: number, to: number): boolean =>
  spans.some((span) => span.from <= from && (span.to ?? Number.POSITIVE_INFINITY) >= to);

/**
 * Listens to the hub through the balancer, and connects again whenever the connection is lost.
 * @param token of the one who works here
 * @param strangersToken of another merchant
 * @returns ends it
 */
export function listenAt(origin: string, heard: Heard, token: string, strangersToken: string): () => void {
  const url = origin + hubPath;
  const closeOwn = openHub(
    { url, accessToken: () => token },
    {
      onConnected(connectionID) {
        const last = heard.spans.at(-1);
        if (last) last.to ??= Date.now();
        if (connectionID !== undefined) heard.spans.push({ from: Date.now() });
      },
      onMessage: () => {},
      onLinkChanged(message) {
        if (isObject(message) && message.status === 'payed') heard.paid.add(String(message.paymentRequestID));
      },
      onDealsChanged(message) {
        const ids: unknown = isObject(message) ? message.billingDealsID : undefined;
        if (Array.isArray(ids)) for (const id of ids) heard.deals.add(String(id));
      },
    },
  );
  const keep = (message: unknown) => heard.byStranger.push(message);
  const closeStrangers = openHub(
    { url, accessToken: () => strangersToken },
    { onConnected: () => {}, onMessage: keep, onLinkChanged: keep, onDealsChanged: keep },
  );
  return () => {
    closeOwn();
    closeStrangers();
  };
}
