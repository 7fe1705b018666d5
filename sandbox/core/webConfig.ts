import type { Config } from '#contract/config.ts';
import { defaultIdleTimeoutMinutes, defaultReadTimeoutSeconds } from '#contract/constants.ts';
import type { SandboxConfig } from './config.ts';

/** Where the sandbox mounts its parts; relative, so that app and sandbox share whatever origin serves them. */
export const mounts = {
  profile: '/sandbox/profile',
  transactions: '/sandbox/transactions',
  reporting: '/sandbox/reporting',
  identity: '/sandbox/identity',
  hub: '/sandbox/transactions/hubs/transactions',
} as const;

/** The client identifier of the merchant front end (spec §6 "Authentication"). */
export const clientId = 'merchant-frontend';

/** The sandbox's `/config.json` as it is without settings (docs/rulings.md). */
export const webConfig: Config = {
  apis: { profile: mounts.profile, transactions: mounts.transactions, reporting: mounts.reporting },
  identity: { authority: mounts.identity, clientId },
  hub: mounts.hub,
  locale: 'he-IL',
  fallbackLocale: 'he-IL',
  idleTimeoutMinutes: defaultIdleTimeoutMinutes,
  idempotencyHeader: true,
  readTimeoutSeconds: defaultReadTimeoutSeconds,
  supportEmail: 'support@sandbox.test',
};

/** The sandbox's own `/config.json`, with a support chat where the environment names one. */
export function webConfigOf({ chatUrl }: Pick<SandboxConfig, 'chatUrl'>): Config {
  return { ...webConfig, ...(chatUrl !== undefined && { chat: { baseUrl: chatUrl, websiteToken: 'sandbox' } }) };
}
