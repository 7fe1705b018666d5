import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Authenticate } from '#sandbox/core/call.ts';
import type { SandboxConfig } from '#sandbox/core/config.ts';
import type { Hub } from '#sandbox/core/hub.ts';
import { mounts } from '#sandbox/core/webConfig.ts';
import { ownOrigins } from '#sandbox/http/sameOrigin.ts';
import { type Connection, hubTimes, type HubTimes, serveConnection } from './connection.ts';

/** Greatest message of a client, in bytes; it has nothing to say but pings. */
const maximumFrameBytes = 4 * 1024;
/** What only the client knows; enough that nobody guesses it. */
const connectionTokenBytes = 24;
const connectionToken = /^[\w-]{32}$/;

/** The public name of a connection, from the token that only its client knows: any process can tell it. */
function connectionIDOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22);
}

/** Browsers cannot set headers on a socket: their token travels in the query, which is never logged. */
function bearerOf({ headers }: IncomingMessage, query: URLSearchParams): string | undefined {
  const token = query.get('access_token');
  return token === null ? headers.authorization : `Bearer ${token}`;
}

/** When a token that has been found good ends, in milliseconds since 1970. */
function expiryOf(bearer: string): number {
  return (decodeJwt(bearer.slice('Bearer '.length)).exp ?? 0) * 1000;
}

/**
 * Whether a request wants another protocol that is spoken here. Clients that offer HTTP/2 in passing, as Java's does, get
 * an ordinary answer (Node.js 24.9 and later; earlier ones refuse them).
 */
export function isWebSocket({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

export interface HubParts {
  hub: Hub;
  authenticate: Authenticate;
  config: SandboxConfig;
  times?: HubTimes | undefined;
}

/** `negotiate` of SignalR: only WebSockets are offered. Stateless, so that any process may take the connection. */
function addNegotiation(app: FastifyInstance, { authenticate, config }: HubParts): void {
  // SignalR's clients send an empty text.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _text, done) => done(null));
  app.post(`${mounts.hub}/negotiate`, async (request, reply) => {
    const { origin } = request.headers;
    // The preflight of another origin is answered where those of the calls are.
    if (origin !== undefined && config.origins.includes(origin)) {
      reply.headers({ 'access-control-allow-origin': origin, vary: 'Origin' });
    }
    reply.header('cache-control', 'no-store');
    const caller = await authenticate(request.headers.authorization);
    if (!caller) return reply.code(401).header('www-authenticate', 'Bearer').send();
    const token = randomBytes(connectionTokenBytes).toString('base64url');
    return {
      negotiateVersion: 1,
      connectionId: connectionIDOf(token),
      connectionToken: token,
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    };
  });
}

/**
 * Mounts the real-time hub on the app's server: negotiation as a route, the sockets by upgrade. Where the app does not
 * listen there are no sockets, and everything else works the same.
 */
export function mountHub(app: FastifyInstance, parts: HubParts): void {
  const { hub, authenticate, config, times = hubTimes } = parts;
  const server = new WebSocketServer({ noServer: true, maxPayload: maximumFrameBytes, perMessageDeflate: false });
  const origins = new Set([...ownOrigins(config), ...config.origins]);
  const connections = new Map<string, Connection>();
  void app.register(async (scope) => addNegotiation(scope, parts));

  function welcome(socket: WebSocket, connectionID: string, merchantID: string, expiresAt: number): void {
    let leave: (() => void) | undefined;
    const connection = serveConnection(socket, {
      expiresAt,
      times,
      onReady() {
        leave = hub.subscribe({ merchantID, hear: connection.send, resync: () => connection.close(true) });
      },
      onEnd() {
        leave?.();
        if (connections.get(connectionID) === connection) connections.delete(connectionID);
      },
    });
    connections.set(connectionID, connection);
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const [path, search = ''] = (request.url ?? '').split('?');
    if (path !== mounts.hub) return refuse(socket, '404 Not Found');
    const { origin } = request.headers;
    if (origin !== undefined && !origins.has(origin)) return refuse(socket, '403 Forbidden');
    const query = new URLSearchParams(search);
    const bearer = bearerOf(request, query);
    const caller = await authenticate(bearer);
    if (!caller || bearer === undefined) return refuse(socket, '401 Unauthorized');
    const token = query.get('id') ?? '';
    if (!connectionToken.test(token)) return refuse(socket, '400 Bad Request');
    const connectionID = connectionIDOf(token);
    // Whoever is connected misses nothing.
    await hub.ready();
    if (connections.has(connectionID)) return refuse(socket, '409 Conflict');
    return server.handleUpgrade(request, socket, head, (opened) => {
      welcome(opened, connectionID, caller.merchantID, expiryOf(bearer));
    });
  }

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A client that goes away in the middle is nobody's failure.
    socket.on('error', () => socket.destroy());
    upgrade(request, socket, head).catch((error: unknown) => {
      app.log.error({ err: error }, 'hub refused a connection');
      refuse(socket, '503 Service Unavailable');
    });
  });
  app.addHook('preClose', async () => {
    for (const connection of connections.values()) connection.close(true);
    // Sockets that do not answer must not hold up the end.
    for (const socket of server.clients) socket.terminate();
    await hub.close();
  });
}
