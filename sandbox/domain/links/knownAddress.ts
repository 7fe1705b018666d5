import type { Terminal } from '#sandbox/domain/ownTerminal.ts';

/** Whether people may be sent to an address from the payer's page: one below an address that the terminal knows. */
export function isKnownAddress({ checkoutSettings }: Pick<Terminal, 'checkoutSettings'>, address: string): boolean {
  const wanted = URL.parse(address);
  const isBelow = (base: URL | null) =>
    base !== null && wanted?.origin === base.origin && wanted.pathname.startsWith(base.pathname);
  return checkoutSettings.redirectUrls.some((base) => isBelow(URL.parse(base)));
}
