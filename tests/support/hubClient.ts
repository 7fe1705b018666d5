import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { HubConnectionBuilder, HttpTransportType, LogLevel, type HubConnection } from '@microsoft/signalr';
import type { FastifyInstance } from 'fastify';

/** Where the hub listens. */
export const hubPath = '/sandbox/transactions/hubs/transactions';

/** Makes an app listen on a port of its own. @returns its address. */
export async function listenSomewhere(app: FastifyInstance): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** A way to a server that can be cut. */
export interface Wire {
  url: string;
  /** Drops everything that is connected now. */
  cut: () => void;
  /** Drops it, and from now on whoever connects too; or lets them connect and leaves them without a word. */
  turnOff: (how: 'gone' | 'silent') => void;
  turnOn: () => void;
  close: () => Promise<void>;
}

/** Puts a wire in front of a server. */
export async function layWire(serverUrl: string): Promise<Wire> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    return socket;
  };
  let off: 'gone' | 'silent' | undefined;
  const server: Server = createServer((near) => {
    if (off === 'gone') return void near.destroy();
    if (off === 'silent') return void keep(near);
    const far = keep(connect(Number(new URL(serverUrl).port), '127.0.0.1'));
    return void keep(near).pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    turnOff(how) {
      off = how;
      cut();
    },
    turnOn: () => (off = undefined),
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A client of the hub and what it has heard. */
export interface HubClient {
  connection: HubConnection;
  heard: unknown[];
}

/** Connects as SignalR's own client does. @param token asked for at each connection. */
export async function connectToHub(
  url: string,
  token: () => Promise<string>,
  { keepAliveMs }: { keepAliveMs?: number } = {},
): Promise<HubClient> {
  const connection = new HubConnectionBuilder()
    .withUrl(url + hubPath, { accessTokenFactory: token, transport: HttpTransportType.WebSockets })
    .withAutomaticReconnect([0, 50, 100, 200])
    .configureLogging(LogLevel.None)
    .build();
  if (keepAliveMs !== undefined) connection.keepAliveIntervalInMilliseconds = keepAliveMs;
  const heard: unknown[] = [];
  connection.on('transactionStatusChanged', (message: unknown) => heard.push(message));
  await connection.start();
  return { connection, heard };
}
