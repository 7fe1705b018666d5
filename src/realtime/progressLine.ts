import { isObject } from '#contract/envelope.ts';
import { createStore, type Readable } from '#src/store/createStore.ts';

/** Where the hub is and who asks. */
export interface HubAddress {
  url: string;
  /** A token that can be used, undefined when none can be had. */
  accessToken: () => Promise<string | undefined> | string | undefined;
}

/** What an open line to the hub is told. */
export interface HubSocket {
  /** @param connectionID absent while there is no connection. */
  onConnected: (connectionID: string | undefined) => void;
  onMessage: (message: unknown) => void;
  /** A payer has opened or paid a link, or failed to. */
  onLinkChanged?: (message: unknown) => void;
  /** Deals were charged, or could not be. */
  onDealsChanged?: (message: unknown) => void;
}

/** Connects until the returned function is called. */
export type OpenHub = (socket: HubSocket) => () => void;

/** How far a transaction has come; a status nobody knows is none. */
export interface TransactionProgress {
  paymentTransactionID: string;
  status: 'sentToProcessor' | 'awaitingPinpad' | 'authorised' | 'declined';
  /** The server's own words. */
  message?: string;
}

/** What is known of the line. */
export interface LineState {
  /** Travels with a request, so that the hub tells of it; absent without a hub. */
  connectionID?: string;
  /** The last that was heard of this connection's requests. */
  latest?: TransactionProgress;
}

/** A line to the hub, open while somebody listens. */
export interface ProgressLine extends Readable<LineState> {
  /** Forgets what was heard, before something new is sent. */
  clear: () => void;
}

const statuses = ['sentToProcessor', 'awaitingPinpad', 'authorised', 'declined'] as const;
/** Milliseconds a line stays open for the next listener; React may leave and come back at once. */
const graceMs = 1000;

/** Reads a message of the hub. @returns undefined for what is none, or is about another connection's request. */
export function parseProgress(message: unknown, connectionID: string | undefined): TransactionProgress | undefined {
  if (!isObject(message) || typeof message.paymentTransactionID !== 'string') return undefined;
  const status = statuses.find((known) => known === message.status);
  // A server that names no connection tells only whom it concerns.
  const isOthers = typeof message.connectionID === 'string' && message.connectionID !== connectionID;
  if (!status || isOthers) return undefined;
  const { paymentTransactionID, message: words } = message;
  return { paymentTransactionID, status, ...(typeof words === 'string' && { message: words }) };
}

export function createProgressLine(open: OpenHub): ProgressLine {
  const state = createStore<LineState>({}, openOnce, closeSoon);
  let close: (() => void) | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  function openOnce(): void {
    clearTimeout(closing);
    close ??= open({
      onConnected: (connectionID) =>
        state.change(({ latest }) => ({ ...(latest && { latest }), ...(connectionID && { connectionID }) })),
      onMessage(message) {
        const latest = parseProgress(message, state.read().connectionID);
        if (latest) state.change((now) => ({ ...now, latest }));
      },
    });
  }

  function closeSoon(): void {
    closing = setTimeout(() => {
      close?.();
      close = undefined;
      state.write({});
    }, graceMs);
  }

  return {
    read: state.read,
    subscribe: state.subscribe,
    clear() {
      const { latest, connectionID } = state.read();
      if (latest) state.write(connectionID ? { connectionID } : {});
    },
  };
}
