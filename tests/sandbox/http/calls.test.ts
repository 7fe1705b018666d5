import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointIds } from '#contract/endpoints.ts';
import { roles } from '#contract/roles.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { mayCall, personOf } from '#tests/support/roleMatrix.ts';
import { guidPattern, requestOf, unknownGuid } from '#tests/support/requests.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ config: { uiVersion: '1.2.3' } });
});
afterAll(() => sandbox.close());

describe.each(endpointIds)('%s', (id) => {
  it('answers 401 without a body to who has no token', async () => {
    const answer = await sandbox.app.inject(requestOf(id));
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toBe('');
    expect(answer.headers['x-correlation-id']).toMatch(guidPattern);
  });

  it('lets exactly the roles through that its policy names', async () => {
    for (const role of roles) {
      const answer = await sandbox.as(personOf[role])(requestOf(id));
      if (mayCall(role, id)) expect([role, answer.statusCode]).not.toEqual([role, 403]);
      else expect([role, answer.statusCode, answer.body]).toEqual([role, 403, '']);
    }
  });

  it('is routed for a manager, and never fails', async () => {
    const answer = await sandbox.as('manager')(requestOf(id));
    expect([200, 201, 400, 404]).toContain(answer.statusCode);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-ui-version']).toBe('1.2.3');
    const correlationId = answer.headers['x-correlation-id'];
    expect(correlationId).toMatch(guidPattern);
    if (answer.statusCode < 400) return;
    const body = answer.json<Record<string, unknown>>();
    expect(body).toMatchObject({ status: 'error', correlationId, message: expect.any(String) });
    // Not the answer of an address that nobody routes: that one names no entity.
    if (answer.statusCode === 404) expect(body.entityType).toEqual(expect.any(String));
  });
});

describe('tokens', () => {
  const ask = (authorization: string) =>
    sandbox.app.inject({ ...requestOf('consumers.list'), headers: { authorization } });

  it.each([
    ['expired', { exp: 1 }],
    ['for another audience', { aud: 'another_api' }],
    ['of another issuer', { iss: 'http://localhost:4000/elsewhere' }],
    ['without a merchant', { merchantID: undefined }],
  ])('a token %s is refused', async (_case, claims) => {
    expect((await sandbox.as('manager', claims)(requestOf('consumers.list'))).statusCode).toBe(401);
  });

  it.each(['Bearer', 'Bearer x.y.z', 'Basic bWFuYWdlcjpzYW5kYm94', `Bearer ${'a'.repeat(5000)}`])(
    'is no token: %s',
    async (authorization) => {
      expect((await ask(authorization)).statusCode).toBe(401);
    },
  );

  it('an id token, and a token that another key signed, are refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const claims = { sub: unknownGuid, merchantID: unknownGuid, role: 'Manager' };
    const forge = (typ: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ })
        .setIssuer('http://localhost:4000/sandbox/identity')
        .setAudience('transactions_api')
        .setExpirationTime('5m')
        .sign(privateKey);
    expect((await ask(`Bearer ${await forge('at+jwt')}`)).statusCode).toBe(401);
    expect((await ask(`Bearer ${await forge('JWT')}`)).statusCode).toBe(401);
  });
});

describe('calls that are not offered', () => {
  it.each([
    ['he-IL', 'הפעולה עדיין אינה זמינה'],
    ['en-IL', 'This action is not available yet'],
    ['fr', 'הפעולה עדיין אינה זמינה'],
  ])('say so in the language asked for (%s)', async (language, message) => {
    const bare = await openTestSandbox({ db: sandbox.db, handlers: {} });
    const answer = await bare.as('manager')({
      ...requestOf('transactions.create'),
      headers: { 'accept-language': language },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message, status: 'error', correlationId: answer.headers['x-correlation-id'] },
    ]);
    await bare.close();
  });

  it('unknown addresses below a base answer 404 with an OperationResponse, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE', 'PATCH'] as const) {
      const answer = await sandbox.app.inject({ method, url: '/sandbox/profile/api/nothing' });
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { status: 'error', message: 'לא נמצא' }]);
    }
  });
});
