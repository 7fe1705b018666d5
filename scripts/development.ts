import type { Config } from '#contract/config.ts';
import { wholeNumber } from '#sandbox/config.ts';
import { webConfig } from '#sandbox/core/webConfig.ts';
import { checkPort } from '#sandbox/http/port.ts';

/** One half of `npm run dev`: where it listens, and what its process is told. */
interface Half {
  url: string;
  environment: Readonly<Record<string, string>>;
}

/** How many ports in a row may be taken. */
const portsTried = 100;

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
  const { HOST, SANDBOX_PUBLIC_URL, SANDBOX_ORIGINS } = environment;
  const port = await freePort(wholeNumber(environment, 'PORT', 4000, 1, 65_535), HOST || 'localhost');
  const webPort = await freePort(wholeNumber(environment, 'WEB_PORT', 5173, 1, 65_535), 'localhost', port);
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
