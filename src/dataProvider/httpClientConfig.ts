import { ConfigError, parseConfig, type Config } from '#contract/config.ts';

/**
 * Loads `/config.json`, the first thing the application asks for.
 * @throws ConfigError naming the field; an empty field stands for the file itself.
 */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json', { cache: 'no-cache' }).catch(() => undefined);
  if (!response?.ok) throw new ConfigError('', 'a file that can be read');
  const body = await response.json().catch(() => undefined);
  return parseConfig(body);
}
