import { HttpError, HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr';
import type { HubAddress, HubSocket } from './progressLine.ts';
import { createReconnectPauses, type ReconnectPauses } from './reconnectPauses.ts';

/** A server without a hub is not asked again. */
function isFinal(error: unknown): boolean {
  return error instanceof HttpError && [403, 404, 405].includes(error.statusCode);
}

function build({ url, accessToken }: HubAddress, pauses: ReconnectPauses): HubConnection {
  return new HubConnectionBuilder()
    .withUrl(url, { accessTokenFactory: async () => (await accessToken()) ?? '', withCredentials: false })
    .withAutomaticReconnect({ nextRetryDelayInMilliseconds: pauses.next })
    .configureLogging(LogLevel.None)
    .build();
}

/** Connects to the hub and stays connected until it is closed. Failures are nobody's: everything works without it. */
export function openHub(address: HubAddress, socket: HubSocket): () => void {
  const pauses = createReconnectPauses();
  const connection = build(address, pauses);
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  connection.on('transactionStatusChanged', socket.onMessage);
  connection.on('paymentRequestStatusChanged', (message: unknown) => socket.onLinkChanged?.(message));
  connection.on('billingDealsChanged', (message: unknown) => socket.onDealsChanged?.(message));
  connection.onreconnecting(() => socket.onConnected(undefined));
  connection.onreconnected(connected);
  connection.onclose(() => {
    socket.onConnected(undefined);
    if (!closed) retry();
  });

  function connected(connectionID: string | undefined): void {
    pauses.connected();
    socket.onConnected(connectionID);
  }

  function retry(): void {
    timer = setTimeout(() => void start(), pauses.next());
  }

  async function start(): Promise<void> {
    try {
      await connection.start();
      if (closed) await connection.stop();
      else connected(connection.connectionId ?? undefined);
    } catch (error) {
      if (!closed && !isFinal(error)) retry();
    }
  }

  void start();
  return () => {
    closed = true;
    clearTimeout(timer);
    void connection.stop();
  };
}
