import { HttpError, HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr';
import type { HubAddress, HubSocket } from './progressLine.ts';

const longestPauseMs = 30_000;

/** Milliseconds before the next try: soon at first, then every half a minute, never all clients at once. */
function pauseBefore(tries: number): number {
  const pause = Math.min(longestPauseMs, 500 * 2 ** Math.min(tries, 10));
  return pause * (0.75 + Math.random() / 2);
}

/** A server without a hub is not asked again. */
function isFinal(error: unknown): boolean {
  return error instanceof HttpError && [403, 404, 405].includes(error.statusCode);
}

function build({ url, accessToken }: HubAddress): HubConnection {
  return new HubConnectionBuilder()
    .withUrl(url, { accessTokenFactory: async () => (await accessToken()) ?? '', withCredentials: false })
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds: ({ previousRetryCount }) => pauseBefore(previousRetryCount),
    })
    .configureLogging(LogLevel.None)
    .build();
}

/** Connects to the hub and stays connected until it is closed. Failures are nobody's: everything works without it. */
export function openHub(address: HubAddress, socket: HubSocket): () => void {
  const connection = build(address);
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  connection.on('transactionStatusChanged', socket.onMessage);
  connection.onreconnecting(() => socket.onConnected(undefined));
  connection.onreconnected((connectionID) => socket.onConnected(connectionID));
  connection.onclose(() => {
    socket.onConnected(undefined);
    if (!closed) retry(0);
  });

  function retry(tries: number): void {
    timer = setTimeout(() => void start(tries + 1), pauseBefore(tries));
  }

  async function start(tries: number): Promise<void> {
    try {
      await connection.start();
      if (closed) await connection.stop();
      else socket.onConnected(connection.connectionId ?? undefined);
    } catch (error) {
      if (!closed && !isFinal(error)) retry(tries);
    }
  }

  void start(0);
  return () => {
    closed = true;
    clearTimeout(timer);
    void connection.stop();
  };
}
