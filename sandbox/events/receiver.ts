import type { SandboxConfig } from '#sandbox/core/config.ts';

/**
 * Where a webhook really goes: the same address at the receiver that the operator has named for its origin; undefined
 * where nobody has, and nothing leaves the machine.
 * @example receiverOf('https://shop.example/hooks', new Map([['https://shop.example', 'http://localhost:9000']]))
 * // 'http://localhost:9000/hooks'
 */
export function receiverOf(url: string, receivers: SandboxConfig['webhookReceivers']): string | undefined {
  const address = URL.parse(url);
  const origin = address && receivers.get(address.origin);
  return origin ? `${origin}${address.pathname}${address.search}` : undefined;
}
