import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Cn as useHubAddress, Xn as readAgain, Zn as untilRead, dr as require_react, ur as useQueryClient } from "./app-k3iiw52.js";
import { f as isObject } from "./config-j31upzy.js";
import { t as lazyHub } from "./lazyHub-ih4x7io.js";
import { n as RecordNotes, t as RecordNote } from "./RecordNotes-t8wr8te.js";
import { t as LinkPanel } from "./LinkPanel-cx9le4h.js";
import { i as requestTones, n as isUsable, r as newsOf } from "./linkState-obz3rxu.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/realtime/useLinkChanges.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Listens while the screen is shown for what a link's payer does; without a hub nothing is heard.
* @param paymentRequestID the link; undefined: there is nothing left to hear of it
* @param onChanged also when the line stands, at first and after a gap: something may have been said before
*/
function useLinkChanges(paymentRequestID, onChanged) {
	const address = useHubAddress();
	const tell = (0, import_react.useEffectEvent)(onChanged);
	(0, import_react.useEffect)(() => {
		if (!address || paymentRequestID === void 0) return void 0;
		return lazyHub(address)({
			onConnected(connectionID) {
				if (connectionID !== void 0) tell();
			},
			onMessage() {},
			onLinkChanged(message) {
				if (isObject(message) && message.paymentRequestID === paymentRequestID) tell();
			}
		});
	}, [address, paymentRequestID]);
}
// src/record/facts/LinkNotes.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What has become of a link, and the link itself as long as it can be used; it follows what the payer does. */
function LinkNotes({ record, textOf, title, fileName }) {
	const news = newsOf(record);
	const queryClient = useQueryClient();
	useLinkChanges(isUsable(record) ? record.paymentRequestID : void 0, () => {
		untilRead(queryClient).then(() => readAgain(queryClient, () => true));
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(RecordNotes, { children: [news && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordNote, {
		tone: requestTones[news],
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: textOf(news) })
	}), isUsable(record) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkPanel, {
		url: record.paymentRequestUrl,
		title,
		fileName
	})] });
}
export { LinkNotes as t };
