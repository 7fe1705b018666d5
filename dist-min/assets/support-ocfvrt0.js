(()=>{// src/support.ts
var provider = window;
var settings = new URLSearchParams(location.hash.slice(1));
var application = settings.get("app") ?? "";
/** Tells the application, which alone may hear it. */
function tell(message) {
	window.parent.postMessage({
		channel: "back-office.chat",
		...message
	}, application);
}
/** Stands in for what a document without an origin is refused; it lives as long as the frame. */
function standInForStorage(name) {
	try {
		window[name].length;
	} catch {
		const kept = /* @__PURE__ */ new Map();
		Object.defineProperty(window, name, { value: {
			get length() {
				return kept.size;
			},
			clear: () => kept.clear(),
			getItem: (key) => kept.get(key) ?? null,
			key: (index) => [...kept.keys()][index] ?? null,
			removeItem: (key) => void kept.delete(key),
			setItem: (key, value) => void kept.set(key, value)
		} });
	}
}
function standInForCookies() {
	try {
		document.cookie;
	} catch {
		const kept = /* @__PURE__ */ new Map();
		Object.defineProperty(document, "cookie", {
			get: () => [...kept].map(([name, value]) => `${name}=${value}`).join("; "),
			set(text) {
				const [pair = ""] = text.split(";");
				const [name = "", ...value] = pair.split("=");
				kept.set(name.trim(), value.join("="));
			}
		});
	}
}
/** An address of the provider; the policy of this document lets scripts come from the configured one only. */
function baseAddress() {
	const base = URL.parse(settings.get("base") ?? "");
	return base && /^https?:$/.test(base.protocol) ? base.href.replace(/\/$/, "") : void 0;
}
function obey(data) {
	if (typeof data !== "object" || data === null) return;
	const message = data;
	if (message.channel !== "back-office.chat") return;
	if (message.action === "open" || message.action === "close") provider.$chatwoot?.toggle(message.action);
	if (message.action === "locale" && (message.locale === "he" || message.locale === "en")) {
		document.documentElement.lang = message.locale;
		document.documentElement.dir = message.locale === "he" ? "rtl" : "ltr";
		provider.$chatwoot?.setLocale(message.locale);
	}
}
function loadProvider(baseUrl, websiteToken) {
	provider.chatwootSettings = {
		locale: settings.get("locale") ?? "he",
		position: "right",
		type: "standard"
	};
	const script = document.createElement("script");
	script.src = `${baseUrl}/packs/js/sdk.js`;
	script.async = true;
	script.addEventListener("load", () => provider.chatwootSDK?.run({
		websiteToken,
		baseUrl
	}));
	document.head.append(script);
}
function start() {
	const baseUrl = baseAddress();
	const websiteToken = settings.get("token");
	if (baseUrl === void 0 || !websiteToken || window.parent === window || !URL.canParse(application)) return;
	standInForStorage("localStorage");
	standInForStorage("sessionStorage");
	standInForCookies();
	window.addEventListener("message", ({ source, origin, data }) => {
		if (source === window.parent && origin === application) obey(data);
	});
	window.addEventListener("chatwoot:ready", () => tell({ action: "ready" }));
	window.addEventListener("chatwoot:opened", () => tell({ action: "opened" }));
	window.addEventListener("chatwoot:closed", () => tell({ action: "closed" }));
	loadProvider(baseUrl, websiteToken);
}
start();})();