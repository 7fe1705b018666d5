import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Takes a free port and keeps it. */
export async function takePort(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, server };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const { port, server } = await takePort();
  server.close();
  await once(server, 'close');
  return port;
}
