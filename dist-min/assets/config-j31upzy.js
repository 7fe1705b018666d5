// contract/constants.ts
/** Business constants of spec §9; every ruling on a gap names its source. */
/** Milliseconds a request must last before the full-screen spinner appears. */
var spinnerDelayMs = 1500;
/** Milliseconds a write may be without an answer before that is said. */
var stillWaitingMs = 8e3;
/** Milliseconds a success message stays on screen. */
var successMessageMs = 5e3;
/** Milliseconds between two comparisons of the UI version. */
var versionCheckIntervalMs = 3e5;
var defaultUiVersion = "0.0.0";
/** Page sizes a list offers. */
var pageSizes = [
	25,
	50,
	100
];
var maximumTake = 1e3;
/** Rows of a list that may be selected at once, and ids of one request. */
var maximumSelection = 1e3;
/** Of one item in a line. */
var maximumQuantity = 99999;
/** Greatest size of an uploaded image or style sheet, in bytes. */
var maximumUploadBytes = 1048576;
/** Milliseconds after which a lazily loaded chunk counts as failed. */
var chunkLoadTimeoutMs = 12e4;
/** Locales; the first is the default and the fallback. */
var locales = ["he-IL", "en-IL"];
/** The time zone of business days and of the server's date filters (docs/wire.md §1.5). */
var businessTimeZone = "Asia/Jerusalem";
/** Response header that carries the version of the deployed UI (spec gap, docs/rulings.md). */
var uiVersionHeader = "X-UI-Version";
/** Request header that carries the version of the UI that asks (spec §7). */
var versionHeader = "X-Version";
/** Response header with the request's correlation id. */
var correlationHeader = "X-Correlation-ID";
/** Request header that names the attempt of a call that must not happen twice. */
var idempotencyHeader = "Idempotency-Key";
/** Milliseconds from its last sending within which a client may send an attempt again under its key. */
var attemptRepeatableMs = 864e5;
// contract/envelope.ts
/** Narrows parsed JSON to an object with string keys. */
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** True for a body that looks like an OperationResponse; anything else is a foreign answer. */
function isOperationResponse(value) {
	return isObject(value) && (value.status === "success" || value.status === "warning" || value.status === "error");
}
// contract/config.ts
/** A /config.json that cannot be used. `field` is the path of the first wrong field, empty for the file itself. */
var ConfigError = class extends Error {
	name = "ConfigError";
	field;
	constructor(field, expected) {
		super(expected);
		this.field = field;
	}
};
var isText = (value) => typeof value === "string" && value.trim() !== "";
var matches = (pattern) => (value) => typeof value === "string" && pattern.test(value);
var isUrl = (value) => matches(/^https?:\/\/[^/\s]\S*$/)(value) && URL.canParse(String(value));
var text = {
	expected: "a text",
	accepts: isText
};
var address = {
	expected: "a path that starts with / or an http(s) address",
	accepts: (value) => matches(/^\/(?!\/)\S*$/)(value) || isUrl(value)
};
var url = {
	expected: "an http(s) address",
	accepts: isUrl
};
var email = {
	expected: "an e-mail address",
	accepts: matches(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)
};
var minutes = {
	expected: "a number of minutes above 0",
	accepts: (value) => typeof value === "number" && Number.isFinite(value) && value > 0
};
var seconds = {
	expected: "a number of seconds from 1 to 3600",
	accepts: (value) => typeof value === "number" && value >= 1 && value <= 3600
};
var flag = {
	expected: "true or false",
	accepts: (value) => typeof value === "boolean"
};
var locale = {
	expected: `one of ${locales.join(", ")}`,
	accepts: (value) => locales.some((known) => known === value)
};
var required = {
	"apis.profile": address,
	"apis.transactions": address,
	"apis.reporting": address,
	"identity.authority": address,
	"identity.clientId": text,
	hub: address,
	supportEmail: email
};
var optional = {
	"apis.report": address,
	"apis.merchants": address,
	"apis.blob": address,
	locale,
	fallbackLocale: locale,
	uiVersion: text,
	idleTimeoutMinutes: minutes,
	idempotencyHeader: flag,
	readTimeoutSeconds: seconds,
	sentryDsn: url,
	"chat.frame": url
};
var chat = {
	"chat.baseUrl": url,
	"chat.websiteToken": text
};
function valueAt(body, path) {
	return path.split(".").reduce((value, key) => isObject(value) ? value[key] : void 0, body);
}
function assertConfig(body) {
	if (!isObject(body)) throw new ConfigError("", "a JSON object");
	const wanted = body.chat === void 0 ? required : {
		...required,
		...chat
	};
	for (const [path, check] of Object.entries(wanted)) if (!check.accepts(valueAt(body, path))) throw new ConfigError(path, check.expected);
	for (const [path, check] of Object.entries(optional)) {
		const value = valueAt(body, path);
		if (value !== void 0 && !check.accepts(value)) throw new ConfigError(path, check.expected);
	}
}
/**
* Parses the body of `/config.json` and fills its defaults.
* @throws ConfigError that names the first wrong or missing field.
*/
function parseConfig(body) {
	assertConfig(body);
	return {
		...body,
		locale: body.locale ?? locales[0],
		fallbackLocale: body.fallbackLocale ?? locales[0],
		idleTimeoutMinutes: body.idleTimeoutMinutes ?? 15,
		idempotencyHeader: body.idempotencyHeader ?? false,
		readTimeoutSeconds: body.readTimeoutSeconds ?? 30
	};
}
// contract/roles.ts
/** The four roles of spec §6, in the spelling of the role claim. */
var roles = [
	"Merchant",
	"Manager",
	"BillingAdministrator",
	"BusinessAdministrator"
];
/** The roles each policy lets through; `any` lets through an account with no known role too. */
var rolesOfPolicy = {
	any: null,
	billing: ["Manager", "BillingAdministrator"]
};
/**
* Judges a policy against a person's roles. Pure; used by the client's guard and by the server.
* @example isAllowed('billing', ['Merchant']) // false
*/
function isAllowed(policy, held) {
	const wanted = rolesOfPolicy[policy];
	return wanted === null || held.some((role) => wanted.includes(role));
}
/** Reads a role claim, which holds one role or several; unknown words are ignored. */
function parseRoles(claim) {
	const words = Array.isArray(claim) ? claim : [claim];
	return roles.filter((role) => words.includes(role));
}
// src/authProvider/person.ts
var textOf = (value) => typeof value === "string" ? value.trim() : "";
/** First plus last name, falling back to the profile name (spec §3), then to the subject. */
function displayNameOf(claims) {
	return [textOf(claims.given_name), textOf(claims.family_name)].filter(Boolean).join(" ") || textOf(claims.name) || textOf(claims.sub);
}
/** Who a session belongs to, by the claims of its id token. */
function personOf({ profile }) {
	const merchantID = textOf(profile.merchantID);
	return {
		id: profile.sub,
		displayName: displayNameOf(profile),
		roles: parseRoles(profile.role),
		...merchantID && { merchantID }
	};
}
/** Key that parts what the browser keeps for one person of one merchant from everybody else's. */
function ownerOf(person) {
	return [person.id, person.merchantID ?? ""].map(encodeURIComponent).join(".");
}
// src/authProvider/storedSession.ts
/** Prefix under which the OpenID client keeps the signed-in person in local storage. */
var sessionKeyPrefix = "back-office.session.";
/** The key of local storage under which the OpenID client keeps the signed-in person. */
function sessionKeyOf(identity, origin) {
	return `${sessionKeyPrefix}user:${new URL(identity.authority, origin).href}:${identity.clientId}`;
}
/** Whoever a stored session belongs to, expired or not. @param text the value under `sessionKeyOf`. */
function storedPersonOf(text) {
	const stored = parseJson(text);
	if (!isObject(stored) || !isObject(stored.profile)) return void 0;
	const { sub } = stored.profile;
	return typeof sub === "string" ? personOf({ profile: {
		...stored.profile,
		sub
	} }) : void 0;
}
function parseJson(text) {
	try {
		return JSON.parse(text ?? "null");
	} catch {
		return;
	}
}
/**
* Reads what the OpenID client has stored, without loading it: the key and the fields are the library's, and a test
* holds them against it.
* @returns undefined when nobody is signed in. A broken session is none: nobody could else sign in until the storage is
* cleared.
*/
function readStoredUser(identity, { origin, storage }) {
	const stored = parseJson(storage.getItem(sessionKeyOf(identity, origin)));
	if (!isObject(stored) || !isObject(stored.profile)) return void 0;
	const { access_token, id_token, expires_at, profile } = stored;
	if (typeof access_token !== "string" || typeof profile.sub !== "string") return void 0;
	return {
		access_token,
		...typeof id_token === "string" && { id_token },
		...typeof expires_at === "number" && { expires_at },
		profile: {
			...profile,
			sub: profile.sub
		}
	};
}
/** Seconds until the token expires; none are left where nobody knows. @param now milliseconds since 1970 */
var secondsLeft = ({ expires_at = 0 }, now) => expires_at - Math.floor(now / 1e3);
/**
* The stored session, for questions that are asked before the application is there.
* @param now milliseconds since 1970.
* @returns undefined when nobody is signed in or the token has to be renewed first.
*/
function readStoredSession(identity, { now, ...around }) {
	const user = readStoredUser(identity, around);
	if (!user || secondsLeft(user, now) <= 30) return void 0;
	return {
		token: user.access_token,
		person: personOf(user)
	};
}
// src/dataProvider/http/httpClientConfig.ts
/**
* Loads `/config.json`, the first thing the application asks for.
* @throws ConfigError naming the field; an empty field stands for the file itself.
*/
async function loadConfig() {
	const signal = AbortSignal.timeout(3e4);
	const response = await fetch("/config.json", {
		cache: "no-cache",
		signal
	}).catch(() => void 0);
	if (!response?.ok) throw new ConfigError("", "a file that can be read");
	return parseConfig(await response.json().catch(() => void 0));
}
export { versionCheckIntervalMs as A, maximumTake as C, stillWaitingMs as D, spinnerDelayMs as E, successMessageMs as O, maximumSelection as S, pageSizes as T, correlationHeader as _, sessionKeyOf as a, locales as b, ownerOf as c, ConfigError as d, isObject as f, chunkLoadTimeoutMs as g, businessTimeZone as h, secondsLeft as i, versionHeader as j, uiVersionHeader as k, personOf as l, attemptRepeatableMs as m, readStoredSession as n, sessionKeyPrefix as o, isOperationResponse as p, readStoredUser as r, storedPersonOf as s, loadConfig as t, isAllowed as u, defaultUiVersion as v, maximumUploadBytes as w, maximumQuantity as x, idempotencyHeader as y };
