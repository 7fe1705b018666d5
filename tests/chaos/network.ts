import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** How a network is: as it should be, each way later by some milliseconds, silent, or cut. */
export type Weather = 'fair' | 'slow' | 'silent' | 'cut';

/** A piece of network between two ports of this machine that can be made slow, silent or cut. */
export interface Network {
  port: number;
  become(weather: Weather): void;
  close(): void;
}

const slowMillis = 100;
const lookMillis = 50;

/** Carries what comes at `port` to `target` and back. */
export async function createNetwork(port: number, target: number): Promise<Network> {
  let weather: Weather = 'fair';
  const sockets = new Set<Socket>();
  const carry = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => {
      const deliver = () => {
        if (to.destroyed) return;
        // What is on its way arrives when the network speaks again.
        if (weather === 'silent') return void setTimeout(deliver, lookMillis);
        to.write(chunk, () => from.resume());
      };
      if (weather === 'fair') return deliver();
      from.pause();
      setTimeout(deliver, slowMillis);
    });
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    // Whoever talks through it meets the end.
    from.on('error', () => to.destroy());
  };
  const server = createServer((person) => {
    if (weather === 'cut') return void person.destroy();
    const beyond = connect(target, '127.0.0.1');
    for (const socket of [person, beyond]) sockets.add(socket.setNoDelay(true));
    carry(person, beyond);
    carry(beyond, person);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    become(next) {
      weather = next;
      if (next === 'cut') for (const socket of sockets) socket.destroy();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
