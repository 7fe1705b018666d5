import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointIds, endpoints } from '#contract/endpoints.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

/** Asks the built server's own route table, by the pattern with which a route must have been mounted. */
function isMounted(method: string, address: string): boolean {
  return sandbox.app.hasRoute({ method, url: address.replace(/\{(\w+)\}/g, ':$1') });
}

describe('the sandbox', () => {
  it.each(endpointIds)('serves %s at the address of its base', (id) => {
    const { base, method, path } = endpoints[id];
    expect(isMounted(method, `/sandbox/${base}${path}`)).toBe(true);
  });

  it('serves no call that is not there', () => {
    expect(isMounted('PATCH', '/sandbox/profile/api/consumers/{id}')).toBe(false);
    expect(isMounted('GET', '/sandbox/transactions/api/consumers')).toBe(false);
    expect(isMounted('GET', '/api/consumers')).toBe(false);
  });
});
