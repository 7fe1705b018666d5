import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, Mn as usePerson, dr as require_react, kn as buttonClass, mn as useUnsavedWork } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { c as ownerOf, f as isObject } from "./config-j31upzy.js";
import { r as holdsNumber, t as isCardName } from "./secretNames-b4esm58.js";
// src/forms/DraftNotice.module.css
var notice = "notice-KgP";
// src/forms/DraftNotice.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Says that a draft was restored, and offers to begin anew. */
function DraftNotice({ onDiscard }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: notice,
		role: "status",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("draft.restored") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass(),
			onClick: onDiscard,
			children: translate("draft.discard")
		})]
	});
}
// src/forms/useEscape.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Parts of a page that close on Escape themselves. */
var ownEscape = "dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [aria-expanded=true]";
/** Calls back on Escape, unless something above the page (a menu, a dialog, a list of choices) has it first. */
function useEscape(onEscape) {
	(0, import_react.useEffect)(function listenForEscape() {
		function onKeyDown(event) {
			if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
			const { target } = event;
			if (target instanceof Element && target.closest(ownEscape)) return;
			if (document.querySelector("dialog[open], .MuiModal-root:not([aria-hidden=true])")) return;
			onEscape();
		}
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [onEscape]);
}
// src/unsavedWork/safeDraft.ts
/** A whole text that is an expiry: `MM / YY`, `MM/YYYY`, `MMYY` is too common to tell. */
var expiry = /^\s*(?:0?[1-9]|1[0-2])\s*[/-]\s*(?:20)?\d\d\s*$/;
/** The sentinels of a magnetic stripe before digits. */
var track = /[%;]B?\d{8,}|\d{8,}[=^D]\d/;
function isSafeText(text) {
	return !expiry.test(text) && !track.test(text) && !holdsNumber(text);
}
/** Digits that were typed into boxes of their own. */
function joinsToNumber(list) {
	return list.every((one) => /^\d{1,6}$/.test(String(one))) && holdsNumber(list.join(""));
}
/** @returns undefined for what a draft never keeps. */
function keep(value, depth) {
	if (value === null || typeof value === "boolean") return value;
	if (typeof value === "string") return isSafeText(value) ? value : void 0;
	if (typeof value === "number") return Number.isFinite(value) && isSafeText(String(value)) ? value : void 0;
	if (depth > 20) return void 0;
	if (Array.isArray(value)) return joinsToNumber(value) ? void 0 : value.map((one) => keep(one, depth + 1) ?? null);
	return isObject(value) ? keepFields(value, depth + 1) : void 0;
}
function keepFields(values, depth) {
	return Object.fromEntries(Object.entries(values).filter(([name]) => !isCardName(name) && isSafeText(name)).map(([name, value]) => [name, keep(value, depth)]).filter(([, value]) => value !== void 0));
}
/**
* What of a form's values a draft may keep: plain data without card number, security code, expiry or track, by the
* names of the fields and by what their texts look like. A field in doubt is left out: typing it again costs less.
* @example safeDraft({ amount: '12.50', cardNumber: '4580…', note: 'x' }) // { amount: '12.50', note: 'x' }
*/
function safeDraft(values) {
	return keepFields(values, 0);
}
// src/unsavedWork/draftStore.ts
/** Version of the stored shape; drafts of another one are dropped. */
var version = 1;
var prefix = "back-office.draft.";
function keyOf({ owner, wizard, terminalID }) {
	return `${prefix}${version}.${[
		owner,
		wizard,
		terminalID
	].map(encodeURIComponent).join("/")}`;
}
function parse(text, now) {
	try {
		const stored = JSON.parse(text ?? "null");
		if (!isObject(stored) || typeof stored.at !== "number" || !isObject(stored.values)) return void 0;
		const age = now - stored.at;
		return age >= 0 && age < 864e5 ? stored.values : void 0;
	} catch {
		return;
	}
}
/** Drops drafts that are too old or broken, and those of whoever used this tab before. */
function sweep(storage, { owner }, now) {
	const own = `${prefix}${version}.${encodeURIComponent(owner)}/`;
	for (const key of Object.keys(storage)) {
		if (!key.startsWith(prefix)) continue;
		if (!key.startsWith(own) || !parse(storage.getItem(key), now)) storage.removeItem(key);
	}
}
/** Runs a task of the storage; where it is unusable (full, forbidden) there are no drafts, and nothing else fails. */
function attempt(task) {
	try {
		return task();
	} catch {
		return;
	}
}
/**
* Opens the draft of one place. It lives in the storage of the tab, which a sign-in in between survives and closing
* the tab does not (docs/adr/0018).
* @param now milliseconds since 1970.
*/
function openDraftStore(storage, place, now) {
	const key = keyOf(place);
	attempt(() => sweep(storage, place, now()));
	return {
		read: () => attempt(() => parse(storage.getItem(key), now())),
		write(values) {
			attempt(() => storage.setItem(key, JSON.stringify({
				at: now(),
				values: safeDraft(values)
			})));
		},
		clear() {
			attempt(() => storage.removeItem(key));
		}
	};
}
// src/unsavedWork/useDraft.ts
/** Milliseconds without a change after which a draft is kept. */
var restMs = 500;
/**
* The draft of a wizard on the terminal it started with. While `dirty`, leaving asks first; the draft is kept shortly
* after each change, when the wizard or the page goes, and before a sign-out that nobody asked for; it is dropped when the person
* agrees to lose it. Card details are never part of it.
*/
function useDraft({ wizard, terminalID, dirty }) {
	const owner = ownerOf(usePerson());
	const store = (0, import_react.useMemo)(() => openDraftStore(window.sessionStorage, {
		owner,
		wizard,
		terminalID
	}, Date.now), [
		owner,
		wizard,
		terminalID
	]);
	const [restored] = (0, import_react.useState)(() => store.read());
	const latest = (0, import_react.useRef)(void 0);
	const timer = (0, import_react.useRef)(void 0);
	const save = (0, import_react.useCallback)(() => {
		window.clearTimeout(timer.current);
		if (latest.current) store.write(latest.current);
	}, [store]);
	const discard = (0, import_react.useCallback)(() => {
		window.clearTimeout(timer.current);
		latest.current = void 0;
		store.clear();
	}, [store]);
	const keep = (0, import_react.useCallback)((values) => {
		latest.current = values;
		window.clearTimeout(timer.current);
		timer.current = window.setTimeout(save, restMs);
	}, [save]);
	const lift = useUnsavedWork(dirty, {
		save,
		discard
	});
	const finish = (0, import_react.useCallback)(() => {
		discard();
		lift();
	}, [discard, lift]);
	(0, import_react.useEffect)(function saveWhenWizardGoes() {
		return save;
	}, [save]);
	return {
		restored,
		keep,
		finish,
		discard
	};
}
export { useEscape as n, DraftNotice as r, useDraft as t };
