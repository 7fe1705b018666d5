import { email } from '#contract/rules/text.ts';
import { shippedCost } from './identity/password.ts';
import { placeOf } from './db/databaseUrl.ts';
import { parseKey } from './domain/vault/vaultKey.ts';
import { type LogLevel, logLevels, type SandboxConfig, SettingError, type SmtpSettings } from './core/config.ts';

/**
 * Reads a number of the environment.
 * @throws SettingError that names the variable.
 */
export function wholeNumber(
  environment: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new SettingError(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
}

/** Reads `scheme://host[:port]`; a slash at its end is forgiven. */
function origin(name: string, text: string): string {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text);
  if (!isOrigin) throw new SettingError(`${name} must hold addresses like http://localhost:5173, not "${text}"`);
  return url.origin;
}

/** Reads the address of a collector, below which each kind of signal has its own; never repeated: it may hold a password. */
function collector(name: string, text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new SettingError(`${name} must be an http(s) address`);
  return url.href.replace(/\/$/, '');
}

function instant(name: string, text: string): Date {
  const value = new Date(/^\d{4}-\d\d-\d\d(T|$)/.test(text) ? text : Number.NaN);
  if (Number.isNaN(value.getTime())) throw new SettingError(`${name} must be an ISO date, not "${text}"`);
  return value;
}

function databaseUrl(text: string): string {
  placeOf(text);
  return text;
}

/** Replicas are read beside the server they follow. */
function databaseReadUrl(text: string, environment: NodeJS.ProcessEnv): string {
  placeOf(text, 'DATABASE_READ_URL');
  if (!environment.DATABASE_URL) throw new SettingError('DATABASE_READ_URL needs DATABASE_URL, where is written');
  return text;
}

function vaultKey(text: string): string {
  parseKey(text, 'SANDBOX_VAULT_KEY');
  return text;
}

function logLevel(text: string): LogLevel {
  const known = logLevels.find((level) => level === text);
  if (known === undefined) throw new SettingError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}"`);
  return known;
}

/** Reads `https://shop.example` or `https://shop.example=http://localhost:9000`, several between commas. */
function webhookReceivers(text: string): ReadonlyMap<string, string> {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [named = '', asked = named] = entry.split('=');
      return [origin('SANDBOX_WEBHOOKS', named), origin('SANDBOX_WEBHOOKS', asked)] as const;
    });
  return new Map(entries);
}

/** Reads the mail server, whose address may hold a password: it is never repeated. */
function smtp(url: string, from: string): SmtpSettings {
  const place = URL.parse(url);
  if (!place || !/^smtps?:$/.test(place.protocol) || place.hostname === '') {
    throw new SettingError('SANDBOX_SMTP_URL must be an address like smtp://user:password@host:587');
  }
  if (email(from)) throw new SettingError(`SANDBOX_MAIL_FROM must be an e-mail address, not "${from}"`);
  return { url, from };
}

/**
 * Parses the environment.
 * @throws SettingError that names the variable.
 */
export function parseEnvironment(environment: NodeJS.ProcessEnv): SandboxConfig {
  const port = wholeNumber(environment, 'PORT', 4000, 1, 65535);
  const accessTokenSeconds = environment.SANDBOX_ACCESS_TOKEN_SECONDS
    ? wholeNumber(environment, 'SANDBOX_ACCESS_TOKEN_SECONDS', 900, 5, 86_400)
    : undefined;
  return {
    port,
    host: environment.HOST || 'localhost',
    dataDirectory: environment.SANDBOX_DATA || '.data',
    ...(environment.DATABASE_URL && { databaseUrl: databaseUrl(environment.DATABASE_URL) }),
    ...(environment.DATABASE_READ_URL && {
      databaseReadUrl: databaseReadUrl(environment.DATABASE_READ_URL, environment),
    }),
    origins: (environment.SANDBOX_ORIGINS ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text) => origin('SANDBOX_ORIGINS', text)),
    publicUrl: origin('SANDBOX_PUBLIC_URL', environment.SANDBOX_PUBLIC_URL || `http://localhost:${port}`),
    ...(environment.METRICS_PORT && { metricsPort: wholeNumber(environment, 'METRICS_PORT', 0, 1, 65535) }),
    ...(environment.OTEL_EXPORTER_OTLP_ENDPOINT && {
      tracesEndpoint: collector('OTEL_EXPORTER_OTLP_ENDPOINT', environment.OTEL_EXPORTER_OTLP_ENDPOINT),
    }),
    logLevel: logLevel(environment.LOG_LEVEL || 'warn'),
    ...(environment.SANDBOX_CHAT_URL && { chatUrl: origin('SANDBOX_CHAT_URL', environment.SANDBOX_CHAT_URL) }),
    ...(environment.SANDBOX_NOW && { now: instant('SANDBOX_NOW', environment.SANDBOX_NOW) }),
    ...(accessTokenSeconds !== undefined && { accessTokenSeconds }),
    ...(environment.SANDBOX_VAULT_KEY && { vaultKey: vaultKey(environment.SANDBOX_VAULT_KEY) }),
    processorDelayMs: wholeNumber(environment, 'SANDBOX_PROCESSOR_DELAY_MS', 600, 0, 10_000),
    seedTransactions: wholeNumber(environment, 'SANDBOX_SEED', 5000, 0, 1_000_000),
    passwordCost: shippedCost,
    ...(environment.SANDBOX_SMTP_URL && {
      smtp: smtp(environment.SANDBOX_SMTP_URL, environment.SANDBOX_MAIL_FROM ?? ''),
    }),
    webhookReceivers: webhookReceivers(environment.SANDBOX_WEBHOOKS ?? ''),
    webDirectory: 'dist',
  };
}
