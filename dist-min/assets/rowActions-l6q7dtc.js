import { rt as toAgorot } from "./app-k3iiw52.js";
import { n as report, t as outcomesOf } from "./outcomes-fuoown0.js";
/** What can be done with ticked rows of a file, until it is downloaded. */
var bulkActions = [{
	key: "removeRows",
	label: "masavFile.remove.action",
	kind: "many",
	danger: true,
	asks: {
		title: "masavFile.remove.title",
		text: "masavFile.remove.text"
	},
	done: "masavFile.remove.done",
	notDone: "masavFile.remove.notDone",
	skips: ({ locked }) => locked ? "masavFile.hindrance.MasavFileLocked" : void 0,
	amount: ({ amount }) => amount === void 0 ? void 0 : {
		agorot: toAgorot(amount),
		currency: "ILS"
	},
	atOnce: 500,
	async run(rows, { dataProvider, within }) {
		const ids = rows.map(({ id }) => id);
		const body = {
			masavFileID: Number(within?.masavFileID),
			masavFileRowIDs: ids.map(Number)
		};
		const answer = await dataProvider.call("masavRows.remove", {
			body,
			...report
		});
		return outcomesOf(ids, answer, {
			list: "notRemovedRows",
			wordOf: (code) => `masavFile.remove.hindrance.${code}`
		});
	}
}];
export { bulkActions };
