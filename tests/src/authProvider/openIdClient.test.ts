import { describe, expect, it } from 'vitest';
import { createLateOpenIdClient } from '#src/authProvider/openIdClient.ts';
import { createUserManager } from '#src/authProvider/userManager.ts';
import { config, signIn } from '#tests/src/app/preloading.ts';

const around = { origin: location.origin, storage: localStorage };
const library = createUserManager(config.identity, around);
const openLate = () => createLateOpenIdClient(config.identity, around);

describe('the OpenID client whose code comes late', () => {
  it('reads a session as the library does', async () => {
    expect(await openLate().getUser()).toBeNull();
    await signIn();
    const user = await library.getUser();
    expect(await openLate().getUser()).toEqual({
      access_token: user?.access_token,
      id_token: user?.id_token,
      expires_at: user?.expires_at,
      profile: user?.profile,
    });
  });

  it('takes a session out of the browser with it', async () => {
    await signIn();
    await openLate().removeUser();
    expect(await library.getUser()).toBeNull();
    expect(await openLate().getUser()).toBeNull();
  });
});
