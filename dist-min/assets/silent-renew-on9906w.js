import { r as UserManager } from "./session-km8nd33.js";
// src/silentRenew.ts
new UserManager({
	authority: "",
	client_id: "",
	redirect_uri: ""
}).signinSilentCallback();
