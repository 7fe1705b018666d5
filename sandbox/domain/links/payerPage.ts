import { randomBytes } from 'node:crypto';
import type { SandboxConfig } from '#sandbox/core/config.ts';

/** Below this path the payer's pages lie, each at the key of its link. */
export const payerPagePath = '/pay';

/** The key of a new link, 192 random bits: whoever knows the address may pay, so that nobody can come upon one. */
export const newPayerKey = (): string => randomBytes(24).toString('base64url');

/** The address at which a payer opens a link, on the sandbox's own origin; it is made of the key wherever it is told. */
export const payerPageUrl = ({ publicUrl }: Pick<SandboxConfig, 'publicUrl'>, payerKey: string): string =>
  `${publicUrl}${payerPagePath}/${payerKey}`;

/** Below which address the page stands as a terminal's payers see it, without a link. */
export const previewPath = '/sandbox/preview';

/** The address of that page on the sandbox's own origin. */
export const previewUrl = ({ publicUrl }: Pick<SandboxConfig, 'publicUrl'>, terminalID: string): string =>
  `${publicUrl}${previewPath}/${terminalID}`;
