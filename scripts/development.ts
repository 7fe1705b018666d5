import type { Config } from '#contract/config.ts';
import { SettingError } from '#sandbox/core/config.ts';
import { webConfig } from '#sandbox/core/webConfig.ts';
import { checkPort } from '#sandbox/http/port.ts';

/** One half of `npm run dev`: where it listens, and what its process is told. */
interface Half {
  url: string;
  environment: Readonly<Record<string, string>>;
}

/** How many ports in a row may be taken. */
const portsTried = 100;

function portOf(name: string, text: string | undefined, fallback: number): number {
  const port = Number(text || fallback);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new SettingError(`${name} must be a whole number from 1 to 65535, not "${text}"`);
}

async function freePort(wanted: number, host: string, except?: number): Promise<number> {
  for (let port = wanted; ; port += 1) {
    try {
      if (port === except) continue;
      await checkPort({ host, port });
      return port;
    } catch (error) {
      if (port >= Math.min(wanted + portsTried, 65535)) throw error;
    }
  }
}

/**
 * Finds a port for the sandbox and one for the web app, the next free ones where the wanted are taken, and lets the web
 * app's origin call the sandbox.
 * @throws SettingError for a port that is none, or when none is free.
 */
export async function planDevelopment(environment: NodeJS.ProcessEnv): Promise<{ sandbox: Half; web: Half }> {
  const { PORT, WEB_PORT, HOST, SANDBOX_PUBLIC_URL, SANDBOX_ORIGINS } = environment;
  const port = await freePort(portOf('PORT', PORT, 4000), HOST || 'localhost');
  const webPort = await freePort(portOf('WEB_PORT', WEB_PORT, 5173), 'localhost', port);
  const url = SANDBOX_PUBLIC_URL || `http://localhost:${port}`;
  const webUrl = `http://localhost:${webPort}`;
  return {
    sandbox: {
      url,
      environment: {
        PORT: String(port),
        SANDBOX_ORIGINS: [SANDBOX_ORIGINS, webUrl].filter(Boolean).join(','),
      },
    },
    web: { url: webUrl, environment: { WEB_PORT: String(webPort), SANDBOX_URL: url } },
  };
}

/** The sandbox's own `/config.json`, as another origin reads it. */
export function developmentConfig(sandboxUrl: string): Config {
  const absolute = (path: string) => sandboxUrl + path;
  const { apis, identity, hub } = webConfig;
  return {
    ...webConfig,
    apis: {
      profile: absolute(apis.profile),
      transactions: absolute(apis.transactions),
      reporting: absolute(apis.reporting),
    },
    identity: { ...identity, authority: absolute(identity.authority) },
    hub: absolute(hub),
  };
}
