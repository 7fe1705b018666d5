import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { parseConfig } from '#contract/config.ts';
import { idempotencyHeader } from '#contract/constants.ts';
import { developmentConfig, planDevelopment } from '#scripts/development.ts';

const taken: Server[] = [];
afterEach(() => {
  for (const server of taken.splice(0)) server.close();
});

/** Takes a port of this machine until the test is over. */
async function takePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  taken.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

describe('the ports of development', () => {
  it('are the next free ones, and the web app may call the sandbox', async () => {
    const [port, webPort] = [await takePort(), await takePort()];
    const { sandbox, web } = await planDevelopment({ PORT: String(port), WEB_PORT: String(webPort) });
    expect(Number(sandbox.environment.PORT)).toBeGreaterThan(port);
    expect(Number(web.environment.WEB_PORT)).toBeGreaterThan(webPort);
    expect(sandbox.environment.SANDBOX_ORIGINS).toBe(web.url);
    expect([web.url, sandbox.url]).toEqual([
      `http://localhost:${web.environment.WEB_PORT}`,
      `http://localhost:${sandbox.environment.PORT}`,
    ]);
    expect(web.environment.SANDBOX_URL).toBe(sandbox.url);
  });

  it('differ, keep other origins, and follow the address people open', async () => {
    const { sandbox, web } = await planDevelopment({
      PORT: '20500',
      WEB_PORT: '20500',
      SANDBOX_ORIGINS: 'https://app.example',
      SANDBOX_PUBLIC_URL: 'https://sandbox.example',
    });
    expect(web.environment.WEB_PORT).not.toBe(sandbox.environment.PORT);
    expect(sandbox.environment.SANDBOX_ORIGINS).toBe(`https://app.example,${web.url}`);
    expect(web.environment.SANDBOX_URL).toBe('https://sandbox.example');
  });

  it.each([['abc'], ['0'], ['70000'], ['1.5']])('must be ports: %s', async (PORT) => {
    await expect(planDevelopment({ PORT })).rejects.toThrow('PORT must be a whole number');
  });
});

describe('the configuration of development', () => {
  const config = parseConfig(developmentConfig('http://localhost:4007'));

  it('sends idempotency keys, as the sandbox takes them', () => {
    expect(config.idempotencyHeader).toBe(true);
  });

  it('names the sandbox in every address', () => {
    const addresses = [...Object.values(config.apis), config.identity.authority, config.hub];
    expect(addresses.filter((address) => !address?.startsWith('http://localhost:4007/sandbox/'))).toEqual([]);
  });
});

describe('npm run dev', () => {
  it('runs beside another one, and its web app may send keys to its sandbox', { timeout: 300_000 }, async () => {
    const child = spawn(process.execPath, ['--import', './scripts/checkNode.mjs', 'scripts/dev.ts'], {
      env: {
        PATH: process.env.PATH,
        SANDBOX_DATA: 'memory',
        SANDBOX_SEED: '0',
        PORT: String(await takePort()),
        WEB_PORT: String(await takePort()),
      },
    });
    const ended = once(child, 'exit');
    try {
      let output = '';
      const ready = new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (chunk) => {
          output += String(chunk);
          if (/Ctrl\+C/.test(output) && /ready in/.test(output)) resolve();
        });
        void ended.then(() => reject(new Error(output)));
      });
      await ready;
      const origin = /web app, with hot reload, is at +(\S+)/.exec(output)?.[1] ?? '';
      const config = parseConfig(await (await fetch(`${origin}/config.json`)).json());
      expect(config.idempotencyHeader).toBe(true);
      const preflight = await fetch(`${config.apis.transactions}/api/transactions/create`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': `authorization,${idempotencyHeader.toLowerCase()}`,
        },
      });
      expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
      expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('idempotency-key');
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  });
});
