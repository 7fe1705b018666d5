import { type LogLevel, logLevels, type SandboxConfig, SettingError } from './core/config.ts';

function integer(environment: NodeJS.ProcessEnv, name: string, fallback: number, least: number, most: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new SettingError(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
}

/** Reads `scheme://host[:port]`; a slash at its end is forgiven. */
function origin(name: string, text: string): string {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text);
  if (!isOrigin) throw new SettingError(`${name} must hold addresses like http://localhost:5173, not "${text}"`);
  return url.origin;
}

function logLevel(text: string): LogLevel {
  const known = logLevels.find((level) => level === text);
  if (known === undefined) throw new SettingError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}"`);
  return known;
}

/**
 * Parses the environment.
 * @throws SettingError that names the variable.
 */
export function parseEnvironment(environment: NodeJS.ProcessEnv): SandboxConfig {
  const port = integer(environment, 'PORT', 4000, 1, 65535);
  const accessTokenSeconds = environment.SANDBOX_ACCESS_TOKEN_SECONDS
    ? integer(environment, 'SANDBOX_ACCESS_TOKEN_SECONDS', 900, 5, 86_400)
    : undefined;
  const nowText = environment.SANDBOX_NOW;
  const now = nowText ? new Date(nowText) : undefined;
  if (now && Number.isNaN(now.getTime())) throw new SettingError(`SANDBOX_NOW must be an ISO date, not "${nowText}"`);
  return {
    port,
    host: environment.HOST || 'localhost',
    dataDirectory: environment.SANDBOX_DATA || '.data',
    ...(environment.DATABASE_URL && { databaseUrl: environment.DATABASE_URL }),
    origins: (environment.SANDBOX_ORIGINS ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text) => origin('SANDBOX_ORIGINS', text)),
    publicUrl: origin('SANDBOX_PUBLIC_URL', environment.SANDBOX_PUBLIC_URL || `http://localhost:${port}`),
    logLevel: logLevel(environment.LOG_LEVEL || 'warn'),
    ...(environment.SANDBOX_CHAT_URL && { chatUrl: origin('SANDBOX_CHAT_URL', environment.SANDBOX_CHAT_URL) }),
    ...(now && { now }),
    ...(accessTokenSeconds !== undefined && { accessTokenSeconds }),
    ...(environment.SANDBOX_VAULT_KEY && { vaultKey: environment.SANDBOX_VAULT_KEY }),
    processorDelayMs: integer(environment, 'SANDBOX_PROCESSOR_DELAY_MS', 600, 0, 10_000),
    seedTransactions: integer(environment, 'SANDBOX_SEED', 5000, 0, 1_000_000),
    webDirectory: 'dist',
  };
}
