import { describe, expect, it } from 'vitest';
import { readStoredSession } from '#src/authProvider/storedSession.ts';
import { around, config, signIn } from '#tests/src/app/preloading.ts';

describe('what is stored of a session', () => {
  it('is read as the OpenID client writes it', async () => {
    await signIn();
    const found = readStoredSession(config.identity, around('/'));
    expect(found).toMatchObject({ token: 'token', person: { id: 'u1', displayName: 'דנה', roles: ['Manager'] } });
  });

  it('counts as none when it is about to expire, broken or another client’s', async () => {
    await signIn(30);
    expect(readStoredSession(config.identity, around('/'))).toBeUndefined();
    await signIn();
    expect(readStoredSession({ ...config.identity, clientId: 'other' }, around('/'))).toBeUndefined();
    const [key = ''] = Object.keys(localStorage);
    for (const broken of ['{', 'null', '[]', '{"access_token":"token","expires_at":"soon"}']) {
      localStorage.setItem(key, broken);
      expect(readStoredSession(config.identity, around('/'))).toBeUndefined();
    }
  });
});
