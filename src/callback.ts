import { isObject } from '#contract/envelope.ts';
import { createUserManager, safeReturnAddress } from '#src/authProvider/userManager.ts';
import { loadConfig } from './dataProvider/http/httpClientConfig.ts';

/** Finishes the sign-in and returns to the address the person wanted. */
async function finishSignIn(): Promise<void> {
  const { identity } = await loadConfig();
  const manager = createUserManager(identity, { origin: location.origin, storage: localStorage });
  const user = await manager.signinRedirectCallback();
  const returnTo = isObject(user.state) ? user.state.returnTo : undefined;
  location.replace(safeReturnAddress(returnTo, location.origin));
}

finishSignIn().catch(() => {
  document.getElementById('message')?.removeAttribute('hidden');
});
