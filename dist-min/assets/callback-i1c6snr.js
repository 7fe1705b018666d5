import { f as isObject, t as loadConfig } from "./config-j31upzy.js";
import { n as safeReturnAddress, t as createUserManager } from "./session-km8nd33.js";
// src/callback.ts
/** Finishes the sign-in and returns to the address the person wanted. */
async function finishSignIn() {
	const { identity } = await loadConfig();
	const user = await createUserManager(identity, {
		origin: location.origin,
		storage: localStorage
	}).signinRedirectCallback();
	const returnTo = isObject(user.state) ? user.state.returnTo : void 0;
	location.replace(safeReturnAddress(returnTo, location.origin));
}
finishSignIn().catch(() => {
	document.getElementById("message")?.removeAttribute("hidden");
});
