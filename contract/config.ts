import { defaultIdleTimeoutMinutes, defaultReadTimeoutSeconds, locales, type Locale } from './constants.ts';
import { isObject } from './envelope.ts';

/** `/config.json`, parsed: everything that differs between environments (docs/rulings.md). */
export interface Config {
  apis: {
    profile: string;
    transactions: string;
    reporting: string;
    report?: string;
    merchants?: string;
    blob?: string;
  };
  identity: { authority: string; clientId: string };
  hub: string;
  locale: Locale;
  fallbackLocale: Locale;
  /** What X-Version sends; absent: the header is left out (spec §7). */
  uiVersion?: string;
  idleTimeoutMinutes: number;
  idempotencyHeader: boolean;
  /** Seconds without a byte after which a read is given up. */
  readTimeoutSeconds: number;
  sentryDsn?: string;
  supportEmail: string;
  /** The support chat; `frame` is where support.html lies when another origin serves it. */
  chat?: { baseUrl: string; websiteToken: string; frame?: string };
}

/** A /config.json that cannot be used. `field` is the path of the first wrong field, empty for the file itself. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly field: string;
  constructor(field: string, expected: string) {
    super(expected);
    this.field = field;
  }
}

type Check = { expected: string; accepts: (value: unknown) => boolean };

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

const isUrl = (value: unknown) => matches(/^https?:\/\/[^/\s]\S*$/)(value) && URL.canParse(String(value));

const text: Check = { expected: 'a text', accepts: isText };
const address: Check = {
  expected: 'a path that starts with / or an http(s) address',
  accepts: (value) => matches(/^\/(?!\/)\S*$/)(value) || isUrl(value),
};
const url: Check = { expected: 'an http(s) address', accepts: isUrl };
const email: Check = { expected: 'an e-mail address', accepts: matches(/^[^@\s]+@[^@\s]+\.[^@\s]+$/) };
const minutes: Check = {
  expected: 'a number of minutes above 0',
  accepts: (value) => typeof value === 'number' && Number.isFinite(value) && value > 0,
};
const seconds: Check = {
  expected: 'a number of seconds from 1 to 3600',
  accepts: (value) => typeof value === 'number' && value >= 1 && value <= 3600,
};
const flag: Check = { expected: 'true or false', accepts: (value) => typeof value === 'boolean' };
const locale: Check = {
  expected: `one of ${locales.join(', ')}`,
  accepts: (value) => locales.some((known) => known === value),
};

// Own checks instead of yup: this file is read before the first screen, yup loads with the first form.
const required: Record<string, Check> = {
  'apis.profile': address,
  'apis.transactions': address,
  'apis.reporting': address,
  'identity.authority': address,
  'identity.clientId': text,
  hub: address,
  supportEmail: email,
};
const optional: Record<string, Check> = {
  'apis.report': address,
  'apis.merchants': address,
  'apis.blob': address,
  locale,
  fallbackLocale: locale,
  uiVersion: text,
  idleTimeoutMinutes: minutes,
  idempotencyHeader: flag,
  readTimeoutSeconds: seconds,
  sentryDsn: url,
  'chat.frame': url,
};
const chat: Record<string, Check> = { 'chat.baseUrl': url, 'chat.websiteToken': text };

function valueAt(body: Record<string, unknown>, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), body);
}

function assertConfig(body: unknown): asserts body is Partial<Config> & Omit<Config, 'locale' | 'fallbackLocale'> {
  if (!isObject(body)) throw new ConfigError('', 'a JSON object');
  const wanted = body.chat === undefined ? required : { ...required, ...chat };
  for (const [path, check] of Object.entries(wanted)) {
    if (!check.accepts(valueAt(body, path))) throw new ConfigError(path, check.expected);
  }
  for (const [path, check] of Object.entries(optional)) {
    const value = valueAt(body, path);
    if (value !== undefined && !check.accepts(value)) throw new ConfigError(path, check.expected);
  }
}

/**
 * Parses the body of `/config.json` and fills its defaults.
 * @throws ConfigError that names the first wrong or missing field.
 */
export function parseConfig(body: unknown): Config {
  assertConfig(body);
  return {
    ...body,
    locale: body.locale ?? locales[0],
    fallbackLocale: body.fallbackLocale ?? locales[0],
    idleTimeoutMinutes: body.idleTimeoutMinutes ?? defaultIdleTimeoutMinutes,
    idempotencyHeader: body.idempotencyHeader ?? false,
    readTimeoutSeconds: body.readTimeoutSeconds ?? defaultReadTimeoutSeconds,
  };
}
