import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from '#contract/config.ts';

const full = {
  apis: {
    profile: 'https://api.example.com/profile',
    transactions: 'https://api.example.com/transactions',
    reporting: '/reporting',
    report: 'https://report.example.com',
    merchants: 'https://merchants.example.com',
    blob: 'https://blob.example.com',
  },
  identity: { authority: 'https://identity.example.com', clientId: 'merchant_frontend' },
  hub: '/hubs/transactions',
  locale: 'en-IL',
  fallbackLocale: 'he-IL',
  uiVersion: '1.2.3',
  idleTimeoutMinutes: 20,
  idempotencyHeader: true,
  readTimeoutSeconds: 45,
  sentryDsn: 'https://key@sentry.example.com/1',
  supportEmail: 'support@example.com',
  chat: { baseUrl: 'https://chat.example.com', websiteToken: 'token', frame: 'https://help.example.com/support.html' },
};

/** The body with the value at a path replaced; undefined removes it. */
function withValue(path: string, value: unknown): unknown {
  const body: unknown = structuredClone(full);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let parent = body as Record<string, unknown>;
  for (const name of names) parent = parent[name] as Record<string, unknown>;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return body;
}

function fieldOf(body: unknown): string {
  try {
    parseConfig(body);
  } catch (error) {
    if (error instanceof ConfigError) return error.field;
    throw error;
  }
  return 'no error';
}

describe('parseConfig', () => {
  it('reads a complete file', () => {
    expect(parseConfig(full)).toEqual(full);
  });

  it('fills in the defaults', () => {
    const { apis, identity, hub, supportEmail } = full;
    expect(parseConfig({ apis, identity, hub, supportEmail })).toMatchObject({
      locale: 'he-IL',
      fallbackLocale: 'he-IL',
      idleTimeoutMinutes: 15,
      idempotencyHeader: false,
      readTimeoutSeconds: 30,
    });
  });

  it.each([
    'apis.profile',
    'apis.transactions',
    'apis.reporting',
    'identity.authority',
    'identity.clientId',
    'hub',
    'supportEmail',
    'chat.baseUrl',
    'chat.websiteToken',
  ])('names %s when it is missing, empty or no text', (path) => {
    for (const value of [undefined, '', ' ', 7, null, {}]) expect(fieldOf(withValue(path, value))).toBe(path);
  });

  it.each([
    ['apis.profile', 'api.example.com'],
    ['apis.profile', '//evil.example.com'],
    ['apis.profile', 'https://[api.example.com'],
    ['apis.blob', 'https://example.com:99999'],
    ['apis.report', 'ftp://example.com'],
    ['identity.authority', 'javascript:alert(1)'],
    ['hub', 'https://'],
    ['supportEmail', 'support at example.com'],
    ['locale', 'fr-FR'],
    ['locale', 'he'],
    ['fallbackLocale', 1],
    ['uiVersion', 2],
    ['idleTimeoutMinutes', 0],
    ['idleTimeoutMinutes', -5],
    ['idleTimeoutMinutes', '15'],
    ['idleTimeoutMinutes', NaN],
    ['idempotencyHeader', 'yes'],
    ['readTimeoutSeconds', 0],
    ['readTimeoutSeconds', 3601],
    ['readTimeoutSeconds', '30'],
    ['readTimeoutSeconds', NaN],
    ['sentryDsn', 'key'],
    ['chat.baseUrl', 'chat'],
    ['chat.frame', '/support.html'],
  ])('names %s when it is %j', (path, value) => {
    expect(fieldOf(withValue(path, value))).toBe(path);
  });

  it.each(['report', 'merchants', 'blob'].map((name) => `apis.${name}`).concat('uiVersion', 'sentryDsn', 'chat'))(
    'needs no %s',
    (path) => {
      expect(fieldOf(withValue(path, undefined))).toBe('no error');
    },
  );

  it.each([undefined, null, 'text', 7, [], '<!doctype html>'])('names no field when the file is %j', (body) => {
    expect(fieldOf(body)).toBe('');
  });

  it.each([
    ['apis', 'apis.profile'],
    ['identity', 'identity.authority'],
  ])('names the first field below %s when the whole group is missing', (group, field) => {
    expect(fieldOf(withValue(group, undefined))).toBe(field);
  });
});
