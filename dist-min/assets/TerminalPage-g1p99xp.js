import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, Ln as useDataProvider, O as Chip, Rn as Link, Vn as useParams, dr as require_react, kn as buttonClass, ln as useIsOpen, rr as useQuery, wn as visuallyHidden, x as CardSkeleton, xt as useCurrentLocale } from "./app-k3iiw52.js";
import { n as RecordFailure, t as useRecord } from "./useRecord-g0jp4af.js";
import { t as RecordNote } from "./RecordNotes-t8wr8te.js";
import { t as FormSection } from "./FormSection-hhc2zub.js";
import { a as page, c as tools, i as list, n as head, o as part, r as key, t as fault } from "./terminals.module-bcpzx98.js";
import { t as ConfirmDialog } from "./ConfirmDialog-o17rvq4.js";
import { r as Help } from "./Field-khuee7j.js";
import { f as isObject } from "./config-j31upzy.js";
import { Ut as terminalFormPath, mn as require_jsx_runtime, tt as isRefusal, xt as fault$1 } from "./boot-ejmxxq5.js";
import { t as CopyButton } from "./CopyButton-ihub5hu.js";
import { t as FormDialog } from "./FormDialog-bi3z1xa.js";
import { n as useGuardedForm } from "./useField-fbycvji.js";
import { n as DialogActions, t as DialogFrame } from "./DialogFrame-lpe2wl1.js";
import { t as TextInput } from "./TextInput-h9yxk14.js";
import { t as valueRows } from "./valueRows-mvibzwz.js";
// contract/files/picture.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var maximumSide = 4096;
var maximumArea = 4e6;
/** Whether a picture has a size that a page and a document can draw. */
var isDrawable = (width, height) => width >= 1 && height >= 1 && Math.max(width, height) <= maximumSide && width * height <= maximumArea;
/** The characters of some bytes, one for each. */
var latinOf = (bytes) => String.fromCharCode(...bytes);
// contract/files/jpeg.ts
var marker = {
	start: 216,
	end: 217,
	scan: 218,
	adobe: 238
};
/** Baseline, extended and progressive frames; browsers and documents draw no others. */
var frames = /* @__PURE__ */ new Set([
	192,
	193,
	194
]);
/** Tables, frames, scans, and the one word of a program without which colours would be wrong. */
var drawing$1 = /* @__PURE__ */ new Set([
	219,
	196,
	221,
	...frames,
	marker.scan,
	marker.adobe
]);
var saying = (code) => code >= 224 && code <= 239 || code === 254;
/** Where the lines of a scan end: at the next marker that is none of their own. */
function endOfScan(bytes, from) {
	let at = from;
	while (at + 1 < bytes.length) {
		const next = bytes[at + 1] ?? 0;
		if (bytes[at] === 255 && next !== 0 && (next < 208 || next > 215)) return at;
		at += 1;
	}
	return bytes.length;
}
/** Width and height that a frame of 8 bits tells, of one, three or four colours. */
function frameOf(segment) {
	const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
	if (segment.length < 11 || segment[4] !== 8 || ![
		1,
		3,
		4
	].includes(segment[9] ?? 0)) return void 0;
	return {
		height: view.getUint16(5),
		width: view.getUint16(7)
	};
}
/** Reads a JPEG file. @returns undefined for what is none, or goes on behind its end */
function readJpeg(bytes) {
	if (bytes[0] !== 255 || bytes[1] !== marker.start) return void 0;
	const drawn = [bytes.subarray(0, 2)];
	const said = [];
	let frame;
	let scans = 0;
	let at = 2;
	while (bytes[at] === 255) {
		const code = bytes[at + 1] ?? 0;
		if (code === 255) {
			at += 1;
			continue;
		}
		if (code === marker.end) {
			if (at + 2 !== bytes.length || !frame || scans === 0 || !isDrawable(frame.width, frame.height)) return void 0;
			return {
				type: "image/jpeg",
				...frame,
				drawn: [...drawn, bytes.subarray(at)],
				said
			};
		}
		const length = (bytes[at + 2] ?? 0) << 8 | (bytes[at + 3] ?? 0);
		const head = at + 2 + length;
		if (length < 2 || head > bytes.length) return void 0;
		const end = code === marker.scan ? endOfScan(bytes, head) : head;
		const segment = bytes.subarray(at, end);
		if (frames.has(code)) {
			if (frame) return void 0;
			frame = frameOf(segment);
			if (!frame) return void 0;
		}
		if (code === marker.scan) scans += 1;
		if (drawing$1.has(code)) drawn.push(segment);
		else if (saying(code)) said.push(segment);
		else return void 0;
		at = end;
	}
}
// contract/files/png.ts
var signature = [
	137,
	80,
	78,
	71,
	13,
	10,
	26,
	10
];
/** Chunks that draw; of the others those that could not be left out have a capital first (PNG, 5.4). */
var drawing = /* @__PURE__ */ new Set([
	"IHDR",
	"PLTE",
	"tRNS",
	"IDAT",
	"IEND"
]);
var isNeeded = (name) => /^[A-Z]/.test(name);
/** The chunks of a file from its signature to its last byte; undefined where it is not made of chunks. */
function pngChunks(bytes) {
	if (signature.some((byte, at) => bytes[at] !== byte)) return void 0;
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const chunks = [];
	let at = signature.length;
	while (at < bytes.length) {
		if (at + 12 > bytes.length) return void 0;
		const end = at + 12 + view.getUint32(at);
		const name = latinOf(bytes.subarray(at + 4, at + 8));
		if (end > bytes.length || !/^[A-Za-z]{4}$/.test(name)) return void 0;
		chunks.push({
			name,
			whole: bytes.subarray(at, end),
			data: bytes.subarray(at + 8, end - 4)
		});
		at = end;
	}
	return chunks;
}
var depths = {
	0: [
		1,
		2,
		4,
		8,
		16
	],
	2: [8, 16],
	3: [
		1,
		2,
		4,
		8
	],
	4: [8, 16],
	6: [8, 16]
};
/** Reads the head; undefined for one that the format does not allow. */
function pngHead({ name, data }) {
	if (name !== "IHDR" || data.length !== 13) return void 0;
	const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
	const [depth = 0, colour = 0, compression, filter, interlace = 2] = data.subarray(8);
	if (compression !== 0 || filter !== 0 || interlace > 1 || !depths[colour]?.includes(depth)) return void 0;
	return {
		width: view.getUint32(0),
		height: view.getUint32(4),
		depth,
		colour,
		isInterlaced: interlace === 1
	};
}
/** Reads a PNG file. @returns undefined for what is none, or more than one picture and its words */
function readPng(bytes) {
	const chunks = pngChunks(bytes);
	const [first] = chunks ?? [];
	const head = first && pngHead(first);
	if (!chunks || !head || !isDrawable(head.width, head.height)) return void 0;
	const names = chunks.map(({ name }) => name);
	const counted = (name) => names.filter((one) => one === name).length;
	if (!(names.at(-1) === "IEND" && counted("IEND") === 1 && counted("IHDR") === 1 && names.includes("IDAT") && (head.colour !== 3 || counted("PLTE") === 1)) || names.some((name) => isNeeded(name) && !drawing.has(name))) return void 0;
	return {
		type: "image/png",
		width: head.width,
		height: head.height,
		drawn: [bytes.subarray(0, signature.length), ...chunks.filter(({ name }) => drawing.has(name)).map(({ whole }) => whole)],
		said: chunks.filter(({ name }) => !drawing.has(name)).map(({ data }) => data)
	};
}
// contract/files/judgeFile.ts
/** Characters that a name shows nothing of, or that turn its ending around. */
var unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** Whether a name has an ending and shows all that it holds. Letters may be of any language. */
var isNamed = (name, ending) => !unseen.test(name) && ending.test(name);
/** What other programs would run or open a file by, were it told among the words of a picture. */
var otherKinds = /<(?:script|html|head|body|svg|iframe|img|\?php|!doctype)|%PDF-|PK\p{Cc}{2}|Rar!\p{Cc}/iu;
var endings = {
	"image/png": /\.png$/i,
	"image/jpeg": /\.jpe?g$/i
};
/** The characters of the words of a picture, in pieces that a call can take. */
function* wordsOf({ said }) {
	for (const part of said) yield new TextDecoder("latin1").decode(part);
}
/** The picture of a file whose name, type and content say the same, and that is nothing else besides. */
function pictureOf({ name, type, bytes }) {
	const picture = readPng(bytes) ?? readJpeg(bytes);
	if (!picture || picture.type !== type || !isNamed(name, endings[picture.type])) return void 0;
	return [...wordsOf(picture)].some((words) => otherKinds.test(words)) ? void 0 : picture;
}
/** The text of a file that may be a stylesheet by its name, its type and its characters. */
function stylesheetTextOf({ name, type, bytes }) {
	if (type !== "text/css" || !isNamed(name, /\.css$/i)) return void 0;
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return reachesOut(text) ? void 0 : text;
	} catch {
		return;
	}
}
/** What loads from elsewhere, runs, or ends a stylesheet in a page; spelt out, as escapes and comments may hide it. */
var outward = /<[/!a-z?]|@import|(?:url|src|image-set|image|element|expression)\s*\(|(?:^|[^-\w])behaviou?r\s*:|-moz-binding|javascript:|vbscript:/i;
/** Characters that no person types; line ends and tabs are none of them. */
var control = /(?![\t\n\f\r])\p{Cc}/u;
var withoutEscapes = (text) => text.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_, code, letter) => {
	const point = Number.parseInt(code ?? "0", 16);
	return letter ?? (point > 0 && point <= 1114111 ? String.fromCodePoint(point) : "�");
});
function reachesOut(text) {
	const plain = withoutEscapes(text);
	const spelt = [text.replace(/\/\*[^]*?\*\//g, ""), plain.replace(/\/\*[^]*?\*\//g, "")];
	return control.test(text) || spelt.some((one) => outward.test(one));
}
/** Why a file is refused that a terminal's payers would see; both sides say it in the specification's words. */
function fileFault(kind, file) {
	if (file.bytes.length > 1048576) return fault$1("MaxFileSize");
	if (kind === "logo") return pictureOf(file) ? void 0 : fault$1("OnlyImagesAreAllowed");
	return stylesheetTextOf(file) === void 0 ? fault$1("OnlyCssFilesAreAllowed") : void 0;
}
// src/resources/terminals/useTerminalFile.ts
var calls$1 = {
	logo: {
		upload: "terminals.uploadLogo",
		remove: "terminals.deleteLogo"
	},
	stylesheet: {
		upload: "terminals.uploadStylesheet",
		remove: "terminals.deleteStylesheet"
	}
};
/** Judges a file as the server will; one that is too large is not even read. */
async function faultOf(kind, file) {
	if (file.size > 1048576) return fault$1("MaxFileSize");
	try {
		const bytes = new Uint8Array(await file.arrayBuffer());
		return fileFault(kind, {
			name: file.name,
			type: file.type,
			bytes
		});
	} catch {
		return fault$1(kind === "logo" ? "OnlyImagesAreAllowed" : "OnlyCssFilesAreAllowed");
	}
}
/** The file of a terminal: how it is brought and taken away, and what is wrong with the last one. */
function useTerminalFile(kind, terminalID) {
	const dataProvider = useDataProvider();
	const translate = useTranslate();
	const [said, setSaid] = (0, import_react.useState)();
	const [isBusy, setBusy] = (0, import_react.useState)(false);
	/** One thing at a time; what is said of the last one goes. */
	async function alone(work) {
		setSaid(void 0);
		setBusy(true);
		try {
			await work();
		} finally {
			setBusy(false);
		}
	}
	return {
		/** In words. */
		fault: said,
		isBusy,
		upload: (file) => alone(async () => {
			const found = await faultOf(kind, file);
			if (found) return setSaid(translate(found.key));
			const answer = await dataProvider.operate(calls$1[kind].upload, {
				path: { terminalID },
				file: {
					content: file,
					name: file.name
				},
				quiet: true
			});
			if (answer && isRefusal(answer)) setSaid(answer.message ?? translate("Invalid"));
		}),
		remove: () => alone(async () => {
			await dataProvider.operate(calls$1[kind].remove, { path: { terminalID } });
		})
	};
}
// src/resources/terminals/FileField.tsx
var import_jsx_runtime = require_jsx_runtime();
var accepted = {
	logo: ".png,.jpg,.jpeg,image/png,image/jpeg",
	stylesheet: ".css,text/css"
};
/** Takes a file of a terminal, judges it, sends it, and takes it away again. */
function FileField({ kind, terminalID, isThere }) {
	const translate = useTranslate();
	const id = (0, import_react.useId)();
	const { fault: fault$2, isBusy, upload, remove } = useTerminalFile(kind, terminalID);
	const [asking, setAsking] = (0, import_react.useState)(false);
	const words = (key) => translate(`terminalPage.files.${kind}.${key}`);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: part,
		role: "group",
		"aria-labelledby": `${id}name`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				id: `${id}name`,
				children: words("name")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Help, {
				id: `${id}help`,
				children: words("help")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: tools,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: buttonClass(),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						className: visuallyHidden,
						type: "file",
						accept: accepted[kind],
						disabled: isBusy,
						"aria-describedby": `${id}help ${id}fault`,
						"aria-invalid": fault$2 !== void 0,
						onChange: ({ target }) => {
							const [file] = target.files ?? [];
							target.value = "";
							if (file) upload(file);
						}
					}), words(isThere ? "replace" : "choose")]
				}), isThere && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: buttonClass("danger"),
					disabled: isBusy,
					onClick: () => setAsking(true),
					children: words("delete")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: fault,
				role: "alert",
				id: `${id}fault`,
				children: fault$2
			}),
			asking && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmDialog, {
				title: words("deleting"),
				text: words("deletingText"),
				agree: words("delete"),
				refuse: translate("action.cancel"),
				tone: "danger",
				onAnswer: (agreed) => {
					setAsking(false);
					if (agreed) remove();
				}
			})
		]
	});
}
// src/resources/terminals/FilesSection.tsx
/** The address of the payer's page without a link, which another file makes another one: the frame loads anew. */
function previewOf({ payerPagePreview, paymentRequestSettings, checkoutSettings }, locale) {
	if (!payerPagePreview || !URL.canParse(payerPagePreview)) return void 0;
	const address = new URL(payerPagePreview);
	address.searchParams.set("lang", locale);
	const files = [paymentRequestSettings?.merchantLogo, checkoutSettings?.customCssReference];
	address.searchParams.set("of", files.map((file) => file ?? "").join(" "));
	return address.href;
}
/** Logo and stylesheet of a terminal, and how its payers see them. */
function FilesSection({ terminal, mayChange, mayStyle }) {
	const translate = useTranslate();
	const preview$1 = previewOf(terminal, useCurrentLocale());
	const { terminalID, paymentRequestSettings, checkoutSettings } = terminal;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: translate("terminalPage.files.title"),
		children: [
			mayChange && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileField, {
				kind: "logo",
				terminalID,
				isThere: Boolean(paymentRequestSettings?.merchantLogo)
			}),
			mayStyle && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileField, {
				kind: "stylesheet",
				terminalID,
				isThere: Boolean(checkoutSettings?.customCssReference)
			}),
			preview$1 !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("terminalPage.files.preview") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("iframe", {
				className: "preview-KSP",
				title: translate("terminalPage.files.previewTitle"),
				src: preview$1,
				sandbox: "allow-same-origin",
				loading: "lazy"
			}, preview$1)] })
		]
	});
}
// src/resources/terminals/ResetKeyDialog.tsx
var calls = {
	private: "terminals.resetApiKey",
	shared: "terminals.resetSharedApiKey"
};
/** The new key; nothing but this dialog holds it. */
function NewKey({ kind, value, onClose }) {
	const translate = useTranslate();
	const name = translate(`terminalPage.keys.${kind}.name`);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DialogFrame, {
		title: name,
		onEscape: onClose,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate(`terminalPage.keys.${kind}.made`) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: tools,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: key,
					children: value
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CopyButton, {
					text: value,
					name
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogActions, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass("filled"),
				onClick: onClose,
				children: translate("terminalPage.keys.close")
			}) })
		]
	});
}
/** Gives a terminal a new key, once its label was typed: whoever uses the old one is shut out at once. */
function ResetKeyDialog({ kind, terminal, onClose }) {
	const translate = useTranslate();
	const dataProvider = useDataProvider();
	const [made, setMade] = (0, import_react.useState)();
	const form = useGuardedForm({
		defaultValues: { label: "" },
		unguarded: true,
		resolver(values) {
			if (values.label.trim() === terminal.label) return {
				values,
				errors: {}
			};
			return {
				values: {},
				errors: { label: {
					type: "rule",
					message: translate("terminalPage.keys.notTheLabel")
				} }
			};
		},
		save: () => dataProvider.operate(calls[kind], { path: { terminalID: terminal.terminalID } }),
		onSaved: ({ entityReference }) => entityReference ? setMade(entityReference) : onClose()
	});
	if (made !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewKey, {
		kind,
		value: made,
		onClose
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormDialog, {
		form,
		title: translate(`terminalPage.keys.${kind}.reset`),
		before: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate(`terminalPage.keys.${kind}.resetting`) }),
		send: translate(`terminalPage.keys.${kind}.reset`),
		onClose,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: "label",
			label: translate("terminalPage.keys.typeLabel", { label: terminal.label }),
			required: true,
			autoFocus: true
		})
	});
}
// src/resources/terminals/KeysSection.tsx
/** A key that can be read again, once somebody wants to. */
function SharedKey({ value }) {
	const translate = useTranslate();
	const [isShown, setShown] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: tools,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: key,
				children: isShown ? value : "••••••••••••"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass("quiet"),
				"aria-pressed": isShown,
				onClick: () => setShown((shown) => !shown),
				children: translate(isShown ? "terminalPage.keys.hide" : "terminalPage.keys.show")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CopyButton, {
				text: value,
				name: translate("terminalPage.keys.shared.name")
			})
		]
	});
}
/** The keys by which machines work on a terminal. */
function KeysSection({ terminal, mayReset }) {
	const translate = useTranslate();
	const [resetting, setResetting] = (0, import_react.useState)();
	const part$1 = (kind) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: part,
		role: "group",
		"aria-label": translate(`terminalPage.keys.${kind}.name`),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: translate(`terminalPage.keys.${kind}.name`) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Help, { children: translate(`terminalPage.keys.${kind}.help`) }),
			kind === "shared" && terminal.sharedApiKey && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SharedKey, { value: terminal.sharedApiKey }),
			mayReset && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass("danger"),
				onClick: () => setResetting(kind),
				children: translate(`terminalPage.keys.${kind}.reset`)
			})
		]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: translate("terminalPage.keys.title"),
		children: [
			part$1("private"),
			part$1("shared"),
			resetting && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResetKeyDialog, {
				kind: resetting,
				terminal,
				onClose: () => setResetting(void 0)
			})
		]
	});
}
// contract/features.ts
/** Terminal integrations of spec §1. */
var integrations = [
	"processor",
	"aggregator",
	"invoicing",
	"marketer",
	"pinpadProcessor",
	"virtualWalletProcessor",
	"loan"
];
// src/resources/terminals/ServicesSection.tsx
/** Every service, and whether the terminal has it; nothing until they are there. */
function Features({ terminalID }) {
	const translate = useTranslate();
	const locale = useCurrentLocale();
	const dataProvider = useDataProvider();
	const { data = [] } = useQuery({
		queryKey: [
			"terminals",
			"getFeatures",
			terminalID,
			locale
		],
		queryFn: ({ signal }) => dataProvider.call("terminals.availableFeatures", {
			query: { terminalID },
			signal
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: list,
		children: data.map(({ featureID, name, enabled }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chip, {
			tone: enabled ? "success" : "neutral",
			children: translate(enabled ? "terminalPage.on" : "terminalPage.off")
		})] }, featureID))
	});
}
/** Pinpads of the terminal; nothing where there are none. */
function Devices({ terminalID }) {
	const translate = useTranslate();
	const dataProvider = useDataProvider();
	const { data = [] } = useQuery({
		queryKey: [
			"terminals",
			"getDevices",
			terminalID
		],
		queryFn: ({ signal }) => dataProvider.call("terminals.devices", {
			path: { terminalID },
			signal
		})
	});
	if (data.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
		title: translate("terminalPage.devices"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
			className: valueRows,
			children: data.map(({ deviceID, deviceName }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: deviceName ?? deviceID }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: deviceID }) })] }, deviceID))
		})
	});
}
var providerOf = (settings) => isObject(settings) && typeof settings.provider === "string" ? settings.provider : "";
/** What the terminal offers: services, what it is connected to, its pinpads. They are the seller's to change. */
function ServicesSection({ terminal }) {
	const translate = useTranslate();
	const connected = isObject(terminal.integrations) ? terminal.integrations : {};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
			title: translate("terminalPage.services"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("terminalPage.servicesHelp") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Features, { terminalID: terminal.terminalID })]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
			title: translate("terminalPage.integrations"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
				className: valueRows,
				children: integrations.map((name) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: translate(`terminalPage.integration.${name}`) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: connected[name] ? providerOf(connected[name]) || translate("terminalPage.on") : translate("terminalPage.off") }) })] }, name))
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Devices, { terminalID: terminal.terminalID })
	] });
}
// src/resources/terminals/TerminalPage.tsx
var noSeeds = [];
function Sections({ terminal }) {
	const translate = useTranslate();
	const isOpen = useIsOpen();
	const isDisabled = terminal.status === "disabled";
	const mayAll = isOpen({ access: "billing" });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: page,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: head,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: terminal.label }) }), !isDisabled && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: buttonClass("filled"),
					to: terminalFormPath(terminal.terminalID),
					children: translate("terminalPage.edit")
				})]
			}),
			isDisabled && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordNote, {
				tone: "neutral",
				children: translate("terminalPage.disabledHelp")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ServicesSection, { terminal }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilesSection, {
				terminal,
				mayChange: !isDisabled,
				mayStyle: !isDisabled && mayAll
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeysSection, {
				terminal,
				mayReset: !isDisabled && mayAll
			})
		]
	});
}
/** A terminal: what it offers, how payers see it, and its keys; its settings have a form. */
function TerminalPage() {
	const { id = "" } = useParams();
	const { record, error, retry } = useRecord("terminals", id, noSeeds);
	if (record) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sections, { terminal: record });
	return error ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordFailure, {
		error,
		onRetry: retry
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeleton, {});
}
export { TerminalPage };
