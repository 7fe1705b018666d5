import { Qt as pathTo, mn as require_jsx_runtime, nt as operationOf } from "./boot-ejmxxq5.js";
import { t as ImportDialog } from "./ImportDialog-o2fgojl.js";
import { f as isObject, p as isOperationResponse } from "./config-j31upzy.js";
// src/resources/items/ImportItems.tsx
var import_jsx_runtime = require_jsx_runtime();
var words = {
	title: "item.importing.title",
	text: "item.importing.text"
};
/** Imports items from the terminal's invoicing integration. */
function ImportItems({ onClose }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImportDialog, {
		endpoint: "items.import",
		words,
		onClose
	});
}
// src/resources/items/outcomesOfDeletion.ts
/** The reasons an answer gives for single items, by id: its errors are named after the items they are about. */
function reasonsOf(answer) {
	const errors = isObject(answer) ? answer.errors : void 0;
	const found = (Array.isArray(errors) ? errors : []).filter(isObject).flatMap(({ code, description }) => {
		if (typeof code !== "string") return [];
		return [[code, typeof description === "string" && description !== "" ? description : "SomethingWentWrong"]];
	});
	return new Map(found);
}
/**
* How each item fared in a bulk deletion: those the answer names as errors were refused, the rest is deleted. An answer
* with status error that names none has refused all.
*/
function outcomesOfDeletion(ids, answer) {
	const reasons = reasonsOf(answer);
	const refusedAll = isOperationResponse(answer) && answer.status === "error" && reasons.size === 0;
	const message = isOperationResponse(answer) && answer.message ? answer.message : "SomethingWentWrong";
	return ids.map((id) => {
		const reason = refusedAll ? message : reasons.get(id);
		return reason === void 0 ? {
			id,
			done: true
		} : {
			id,
			done: false,
			reason
		};
	});
}
// src/resources/items/actions.ts
var isThere = ({ deleted }, { showDeleted }) => !showDeleted && deleted !== true;
/** What can be done with one item. */
var rowActions = [{
	key: "edit",
	kind: "link",
	path: ({ id }) => pathTo("EditItem", { id: String(id) }),
	offered: isThere
}, {
	key: "delete",
	kind: "operation",
	danger: true,
	asks: () => ({
		title: "item.deleting.title",
		text: "item.deleting.text"
	}),
	run: ({ id, itemName: about }, { dataProvider }) => operationOf(dataProvider.delete("items", {
		id,
		meta: { about }
	})),
	offered: isThere
}];
/** What can be done with ticked items. */
var bulkActions = [{
	key: "delete",
	kind: "many",
	danger: true,
	asks: {
		title: "item.deletingMany.title",
		text: "item.deletingMany.text"
	},
	done: "item.deletedMany",
	skips: (item, place) => isThere(item, place) ? void 0 : "job.bulk.notOffered",
	atOnce: 50,
	async run(rows, { dataProvider }) {
		const ids = rows.map(({ id }) => id);
		const call = {
			body: ids,
			quiet: true,
			ownAnswer: true,
			expects: "operation"
		};
		return outcomesOfDeletion(ids, await dataProvider.call("items.bulkDelete", call));
	}
}];
/** What can be done with the catalogue. */
var listActions = [{
	key: "import",
	kind: "dialog",
	integration: "invoicing",
	Dialog: ImportItems
}];
export { bulkActions, listActions, rowActions };
