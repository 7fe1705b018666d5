import { describe, expect, it } from 'vitest';
import { SettingError } from '#sandbox/core/config.ts';
import { parseEnvironment } from '#sandbox/config.ts';

describe('the environment', () => {
  it('has defaults for everything', () => {
    expect(parseEnvironment({})).toEqual({
      port: 4000,
      host: 'localhost',
      dataDirectory: '.data',
      origins: [],
      publicUrl: 'http://localhost:4000',
      seedTransactions: 5000,
      webDirectory: 'dist',
      logLevel: 'warn',
      processorDelayMs: 600,
      webhookReceivers: new Map(),
      passwordCost: { N: 16_384, r: 8, p: 5 },
    });
  });

  it('is read once and typed', () => {
    const config = parseEnvironment({
      PORT: '4125',
      HOST: '0.0.0.0',
      SANDBOX_DATA: '/tmp/data',
      DATABASE_URL: 'postgresql://a:b@c/d',
      SANDBOX_ORIGINS: 'http://localhost:5173, https://app.example/',
      SANDBOX_NOW: '2026-11-15T10:00:00Z',
      SANDBOX_SEED: '0',
      SANDBOX_ACCESS_TOKEN_SECONDS: '40',
      SANDBOX_SMTP_URL: 'smtp://a:b@mail.example:587',
      SANDBOX_MAIL_FROM: 'office@shop.example',
      SANDBOX_WEBHOOKS: 'https://shop.example=http://localhost:9000, https://hooks.example/',
      METRICS_PORT: '9464',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/',
      LOG_LEVEL: 'silent',
    });
    expect(config).toMatchObject({
      port: 4125,
      host: '0.0.0.0',
      dataDirectory: '/tmp/data',
      databaseUrl: 'postgresql://a:b@c/d',
      origins: ['http://localhost:5173', 'https://app.example'],
      publicUrl: 'http://localhost:4125',
      now: new Date('2026-11-15T10:00:00Z'),
      seedTransactions: 0,
      accessTokenSeconds: 40,
      smtp: { url: 'smtp://a:b@mail.example:587', from: 'office@shop.example' },
      webhookReceivers: new Map([
        ['https://shop.example', 'http://localhost:9000'],
        ['https://hooks.example', 'https://hooks.example'],
      ]),
      metricsPort: 9464,
      tracesEndpoint: 'http://localhost:4318',
      logLevel: 'silent',
    });
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['PORT', '0x10'],
    ['PORT', '4e3'],
    ['PORT', ' '],
    ['METRICS_PORT', '0'],
    ['SANDBOX_SEED', '-1'],
    ['SANDBOX_ACCESS_TOKEN_SECONDS', '1'],
    ['SANDBOX_PROCESSOR_DELAY_MS', '10001'],
    ['SANDBOX_NOW', 'yesterday'],
    ['SANDBOX_NOW', '5'],
    ['SANDBOX_WEBHOOKS', 'localhost:9000'],
    ['SANDBOX_WEBHOOKS', 'https://shop.example/hooks'],
    ['SANDBOX_NOW', '2026-13-01'],
    ['SANDBOX_ORIGINS', 'localhost:5173'],
    ['SANDBOX_ORIGINS', 'http://localhost:5173/app'],
    ['SANDBOX_ORIGINS', '*'],
    ['SANDBOX_PUBLIC_URL', 'ftp://example.test'],
    ['SANDBOX_CHAT_URL', 'chat.example'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const parse = () => parseEnvironment({ [name]: value });
    expect(parse).toThrow(SettingError);
    expect(parse).toThrow(new RegExp(`^${name} .*${value.replace('*', '\\*')}"$`));
  });

  it.each([
    ['DATABASE_URL', 'mysql://someone:hidden@host/x'],
    ['DATABASE_URL', 'hidden'],
    ['SANDBOX_VAULT_KEY', 'hidden'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://someone:hidden@host'],
  ])('refuses %s=%s by its name, without what it holds', (name, value) => {
    const parse = () => parseEnvironment({ [name]: value });
    expect(parse).toThrow(SettingError);
    expect(parse).toThrow(new RegExp(`^${name} (?!.*(hidden|someone)).*$`));
  });

  it.each([
    ['http://mail.example', 'office@shop.example'],
    ['smtp://a:secret@mail.example', 'nobody'],
  ])('names no mail server wrongly, and repeats no password', (url, from) => {
    const read = () => parseEnvironment({ SANDBOX_SMTP_URL: url, SANDBOX_MAIL_FROM: from });
    expect(read).toThrow(SettingError);
    expect(read).not.toThrow(/secret/);
  });
});
