import { defaultReadTimeoutSeconds } from '#contract/constants.ts';
import { ConfigError, parseConfig, type Config } from '#contract/config.ts';

/**
 * Loads `/config.json`, the first thing the application asks for.
 * @throws ConfigError naming the field; an empty field stands for the file itself.
 */
export async function loadConfig(): Promise<Config> {
  const signal = AbortSignal.timeout(1000 * defaultReadTimeoutSeconds);
  const response = await fetch('/config.json', { cache: 'no-cache', signal }).catch(() => undefined);
  if (!response?.ok) throw new ConfigError('', 'a file that can be read');
  const body: unknown = await response.json().catch(() => undefined);
  return parseConfig(body);
}
