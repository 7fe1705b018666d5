import { Ct as soundWidth, wt as withWidth } from "./boot-ejmxxq5.js";
// src/list/resizeColumn.ts
/** Pixels of one press. */
var step = 16;
/** In Hebrew a column ends at its left: what goes left there makes it wider. */
var towardsEnd = (head) => getComputedStyle(head).direction === "rtl" ? -1 : 1;
/** Gives a column a width in pixels, or, without one, back to its content, and says so. */
function setWidth(field, width, { columns, change, translate, say }) {
	const pixels = width && soundWidth(width);
	change((now) => ({
		...now,
		widths: withWidth(now.widths, field, pixels)
	}));
	const name = columns?.find((column) => column.field === field)?.label ?? field;
	say(translate(pixels === void 0 ? "columns.fitted" : "columns.width", {
		name,
		pixels
	}));
}
/** Follows the pointer until it lets go; the head is as wide as it will be, the rows follow at the end. */
function dragWidth(head, startX, onEnd) {
	const start = head.getBoundingClientRect().width;
	const direction = towardsEnd(head);
	let width = start;
	const follow = (event) => {
		if (event.buttons === 0) return stop(event);
		width = start + (event.clientX - startX) * direction;
		head.style.minInlineSize = `${width}px`;
		head.style.maxInlineSize = `${width}px`;
	};
	const stop = (event) => {
		window.removeEventListener("pointermove", follow);
		window.removeEventListener("pointerup", stop);
		window.removeEventListener("pointercancel", stop);
		head.style.minInlineSize = "";
		head.style.maxInlineSize = "";
		if (event.type === "pointerup" && width !== start) onEnd(width);
	};
	window.addEventListener("pointermove", follow);
	window.addEventListener("pointerup", stop);
	window.addEventListener("pointercancel", stop);
}
/** What a press, a double click or a key at the name of a column does to its width. */
function resizeColumn(event, resizing) {
	const head = event.target instanceof Element ? event.target.closest("th") : null;
	const field = head?.dataset.field;
	if (!head || field === void 0) return;
	if (event.type === "dblclick") return setWidth(field, void 0, resizing);
	if ("key" in event) {
		const sign = {
			ArrowRight: 1,
			ArrowLeft: -1
		}[event.key];
		if (sign) stepWidth(field, sign * towardsEnd(head), resizing);
	} else if (event.button === 0) dragWidth(head, event.clientX, (width) => setWidth(field, width, resizing));
}
/**
* Makes a column that is on screen one step wider, or with -1 narrower. Lists that are kept alive have heads without a
* width.
*/
function stepWidth(field, sign, resizing) {
	const width = [...document.querySelectorAll(`th[data-field="${CSS.escape(field)}"]`)].map((head) => head.getBoundingClientRect().width).find((pixels) => pixels > 0);
	if (width) setWidth(field, width + sign * step, resizing);
}
export { stepWidth as n, resizeColumn as t };
