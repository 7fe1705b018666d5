/** The sandbox's settings, read from the environment once at the start (docs/rulings.md). */
export interface SandboxConfig {
  port: number;
  host: string;
  /** Directory of the embedded database, or `memory` in tests; ignored with `databaseUrl`. */
  dataDirectory: string;
  /** A PostgreSQL-protocol server; absent = embedded PGlite. */
  databaseUrl?: string;
  /** Where lists, sheets and reports are read; absent = where everything is. */
  databaseReadUrl?: string;
  /** Origins besides its own that may call the sandbox (CORS, redirect addresses of the client). */
  origins: readonly string[];
  /** The address people open, e.g. http://localhost:4000; issuer and redirect addresses derive from it. */
  publicUrl: string;
  /** Pins the clock and the seed's dates. */
  now?: Date;
  /** Number of seeded transactions. */
  seedTransactions: number;
  /** Directory of the built web app. */
  webDirectory: string;
  /** The least level of log lines that are written. */
  logLevel: LogLevel;
  /** Where metrics are served, apart from everything else; absent = nothing is measured. */
  metricsPort?: number;
  /** An OpenTelemetry collector that takes OTLP over HTTP; absent = nothing is traced. */
  tracesEndpoint?: string;
  /** What X-UI-Version says; absent = the version of the built web app. */
  uiVersion?: string;
  /** Origin of a Chatwoot-compatible support chat; absent = the app offers no chat. */
  chatUrl?: string;
  /** Life of an access token in seconds; absent = 15 minutes. Shorter ones show how sessions are renewed. */
  accessTokenSeconds?: number;
  /** Key of the card vault, 32 bytes as text; absent = a file in the data directory. */
  vaultKey?: string;
  /** How long the simulated processor takes over a request, in milliseconds; people at a pinpad take three times that. */
  processorDelayMs: number;
  /** Of new hashes of passwords; older ones are made anew when their person signs in. */
  passwordCost: PasswordCost;
  /** A mail server; absent = e-mails stay in the outbox. */
  smtp?: SmtpSettings;
  /** Receivers that webhooks are really sent to: the origin that terminals name, and the one that is asked. */
  webhookReceivers: ReadonlyMap<string, string>;
}

/** Parameters of scrypt (RFC 7914): memory and time as `N` × `r`, that `p` times. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/** Where e-mails leave. */
export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://…`. */
  url: string;
  /** The address they come from. */
  from: string;
}

/** From the most to the fewest lines. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A setting that cannot be used; the start prints `message` and stops. */
export class SettingError extends Error {
  override name = 'SettingError';
}
