import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '#bench/million/freePort.ts';
import { createNetwork, type Network } from '#tests/chaos/network.ts';

let echo: Server;
let network: Network;
const open: Socket[] = [];
beforeEach(async () => {
  const [port, target] = [await freePort(), await freePort()];
  echo = createServer((socket) => socket.pipe(socket)).listen(target, '127.0.0.1');
  await once(echo, 'listening');
  network = await createNetwork(port, target);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
  network.close();
  echo.close();
});

async function call(): Promise<Socket> {
  const socket = connect(network.port, '127.0.0.1');
  open.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** Waits until as much has come back as was said. */
async function echoOf(socket: Socket, text: string): Promise<string> {
  let heard = '';
  socket.write(text);
  while (heard.length < text.length) heard += String((await once(socket, 'data'))[0]);
  return heard;
}

describe('a network between two ports', () => {
  it('carries both ways', async () => {
    expect(await echoOf(await call(), 'hello')).toBe('hello');
  });

  it('keeps the order where it is slow', async () => {
    const socket = await call();
    network.become('slow');
    const text = Array.from({ length: 500 }, (_, index) => `${index};`).join('');
    expect(await echoOf(socket, text)).toBe(text);
  });

  it('delivers what was on its way when it speaks again', async () => {
    const socket = await call();
    network.become('silent');
    const heard = echoOf(socket, 'late');
    network.become('fair');
    expect(await heard).toBe('late');
  });

  it('ends what is open when it is cut, and lets nobody in', async () => {
    const socket = await call();
    await echoOf(socket, 'hello');
    const gone = once(socket, 'close');
    network.become('cut');
    await gone;
    const another = connect(network.port, '127.0.0.1');
    await once(another, 'close');
  });
});
