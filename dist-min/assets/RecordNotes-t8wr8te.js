import { an as clsx, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { k as toneClass } from "./app-k3iiw52.js";
// src/record/RecordNotes.module.css
var notes = "notes-H4e";
var note = "note-H4e";
// src/record/RecordNotes.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What must be seen of a record before its facts; nothing where there is nothing to say. */
function RecordNotes({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: notes,
		children
	});
}
/** One thing that stands out, and perhaps what to do about it. */
function RecordNote({ tone, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: clsx(note, toneClass(tone)),
		children
	});
}
export { RecordNotes as n, RecordNote as t };
