import { type HubMessage as Frame, JsonHubProtocol, MessageType, NullLogger } from '@microsoft/signalr';
import type { RawData, WebSocket } from 'ws';
import { isObject } from '#contract/envelope.ts';
import type { HubMessage } from '#sandbox/core/hubMessage.ts';

/** Times of a connection, in milliseconds. */
export interface HubTimes {
  /** Between two pings of the server; clients give up after twice of it. */
  pingMs: number;
  /** Silence of a client after which it counts as gone; clients ping every 15 seconds. */
  idleMs: number;
  /** Until the handshake must have come. */
  handshakeMs: number;
}
export const hubTimes: HubTimes = { pingMs: 15_000, idleMs: 35_000, handshakeMs: 15_000 };

/** Bytes a client may leave unread. */
const longestQueue = 256 * 1024;
const separator = '\u001e';
const protocol = new JsonHubProtocol();

/** One client on the other end of a socket. */
export interface Connection {
  send: (message: HubMessage) => void;
  /** Ends it; the client comes back by itself if it may. */
  close: (reconnect: boolean) => void;
}

/** What a client is told: never the merchant, whom it knows. */
function invocationOf(hubMessage: HubMessage): { target: string; arguments: [object] } {
  if ('paymentRequestID' in hubMessage) {
    const { paymentRequestID, status } = hubMessage;
    return { target: 'paymentRequestStatusChanged', arguments: [{ paymentRequestID, status }] };
  }
  if ('billingDealsID' in hubMessage) {
    return { target: 'billingDealsChanged', arguments: [{ billingDealsID: hubMessage.billingDealsID }] };
  }
  const { paymentTransactionID, status, message, connectionID } = hubMessage;
  const progress = { paymentTransactionID, status, ...(message && { message }), ...(connectionID && { connectionID }) };
  return { target: 'transactionStatusChanged', arguments: [progress] };
}

function textOf(data: RawData): string {
  if (data instanceof ArrayBuffer) return Buffer.from(data).toString('utf8');
  return (Array.isArray(data) ? Buffer.concat(data) : data).toString('utf8');
}

/** The fault of a handshake request, undefined when it has none. */
function handshakeFault(text: string): string | undefined {
  try {
    const request: unknown = JSON.parse(text);
    if (isObject(request) && request.protocol === 'json' && request.version === 1) return undefined;
    return 'The sandbox speaks version 1 of the JSON protocol.';
  } catch {
    return 'The handshake cannot be read.';
  }
}

/**
 * Speaks SignalR's JSON protocol with one authenticated client: handshake, pings both ways, the end. The hub offers no
 * methods: what a client invokes is answered with an error.
 * @param expiresAt when the token ends, in milliseconds since 1970; the connection ends with it.
 * @param onReady after the handshake.
 * @param onEnd once, whoever ends it.
 */
export function serveConnection(
  socket: WebSocket,
  { expiresAt, times, onReady, onEnd }: { expiresAt: number; times: HubTimes; onReady: () => void; onEnd: () => void },
): Connection {
  let shaken = false;
  const write = (frame: Frame) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > longestQueue) socket.terminate();
    else socket.send(protocol.writeMessage(frame));
  };
  const close = (reconnect: boolean, error?: string) => {
    if (shaken) write({ type: MessageType.Close, allowReconnect: reconnect, ...(error && { error }) });
    socket.close(1000);
  };

  const ping = setInterval(() => shaken && write({ type: MessageType.Ping }), times.pingMs).unref();
  const expiry = setTimeout(() => close(true, 'The token has expired.'), Math.max(0, expiresAt - Date.now())).unref();
  let silence = setTimeout(() => socket.terminate(), times.handshakeMs).unref();

  function heard(): void {
    clearTimeout(silence);
    silence = setTimeout(() => socket.terminate(), times.idleMs).unref();
  }

  function shake(text: string): void {
    const fault = handshakeFault(text);
    socket.send(JSON.stringify(fault === undefined ? {} : { error: fault }) + separator);
    if (fault !== undefined) return socket.close(1002);
    shaken = true;
    onReady();
  }

  function answer(frame: Frame): void {
    if (frame.type === MessageType.Close) socket.close(1000);
    if (frame.type !== MessageType.Invocation || frame.invocationId === undefined) return;
    write({ type: MessageType.Completion, invocationId: frame.invocationId, error: 'The hub has no such method.' });
  }

  socket.on('message', (data, isBinary) => {
    heard();
    if (isBinary) return socket.close(1003);
    try {
      let text = textOf(data);
      if (!shaken) {
        const end = text.indexOf(separator);
        if (end < 0) return socket.close(1002);
        shake(text.slice(0, end));
        text = text.slice(end + 1);
      }
      if (shaken && text !== '') protocol.parseMessages(text, NullLogger.instance).forEach(answer);
    } catch {
      // Whoever cannot speak the protocol is no client.
      close(false, 'A message cannot be read.');
    }
    return undefined;
  });
  // The socket ends after an error by itself, e.g. after a frame that is too large.
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(ping);
    clearTimeout(expiry);
    clearTimeout(silence);
    onEnd();
  });

  return {
    send(message) {
      write({ type: MessageType.Invocation, ...invocationOf(message) });
    },
    close: (reconnect) => close(reconnect),
  };
}
