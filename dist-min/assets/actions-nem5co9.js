import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { B as parseList, Qt as pathTo, en as policyOf, mn as require_jsx_runtime, nt as operationOf, on as require_query_string } from "./boot-ejmxxq5.js";
import { r as paymentPath } from "./wizardPaths-n2iopy2.js";
import { Gn as useTranslate, Ln as useDataProvider, Zn as untilRead, dr as require_react, ln as useIsOpen, rr as useQuery, ur as useQueryClient } from "./app-k3iiw52.js";
import { t as textOf } from "./formTexts-iwm5trk.js";
import { t as TaskDialog } from "./TaskDialog-ehy2yh5.js";
import { t as ImportDialog } from "./ImportDialog-o2fgojl.js";
// src/resources/customers/DeleteCustomer.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_query_string = require_query_string();
var list = "list-fcd";
// src/resources/customers/useTakenAlong.ts
/** @throws Error where the server does not count. */
function countIn(answer) {
	const { data, numberOfRecords = data.length === 0 ? 0 : void 0 } = parseList(answer);
	if (numberOfRecords === void 0) throw new Error("a list without a count");
	return numberOfRecords;
}
/** Counts what a deletion takes along, on every terminal. */
function useTakenAlong(consumerID) {
	const dataProvider = useDataProvider();
	const isOpen = useIsOpen();
	return useQuery({
		queryKey: ["takenAlong", consumerID],
		queryFn: async ({ signal }) => {
			const call = {
				query: {
					consumerID,
					take: 1
				},
				signal
			};
			const running = {
				...call,
				query: {
					...call.query,
					onlyActive: true
				}
			};
			const [cards, deals] = await Promise.all([dataProvider.call("cardTokens.list", call), isOpen({ access: "billing" }) ? dataProvider.call("billing.list", running) : void 0]);
			return {
				cards: countIn(cards),
				deals: deals === void 0 ? void 0 : countIn(deals)
			};
		},
		staleTime: 0,
		gcTime: 0,
		retry: false
	});
}
// src/resources/customers/DeleteCustomer.tsx
var import_jsx_runtime = require_jsx_runtime();
function Along({ along: { cards, deals } }) {
	const translate = useTranslate();
	const lines = [
		...cards > 0 ? [translate("customer.deleting.cards", {
			smart_count: cards,
			count: cards
		})] : [],
		...deals ? [translate("customer.deleting.deals", {
			smart_count: deals,
			count: deals
		})] : [],
		...deals === void 0 ? [translate("customer.deleting.dealsUnknown")] : []
	];
	if (lines.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("customer.deleting.nothing") });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: list,
		children: lines.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: line }, line))
	});
}
/** Asks before a customer is deleted, and says in numbers what goes along. */
function DeleteCustomer({ record, onClose }) {
	const translate = useTranslate();
	const queryClient = useQueryClient();
	const dataProvider = useDataProvider();
	const id = String(record.id);
	const { data: along, isError } = useTakenAlong(id);
	const [running, setRunning] = (0, import_react.useState)(false);
	async function remove() {
		setRunning(true);
		const result = await operationOf(dataProvider.delete("customers", {
			id,
			meta: { about: textOf(record.consumerName) }
		}));
		if (result && result.status !== "error") await untilRead(queryClient);
		onClose();
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(TaskDialog, {
		title: translate("customer.deleting.title", { name: textOf(record.consumerName) }),
		main: {
			text: translate("action.delete"),
			act: () => void remove(),
			disabled: running || !along && !isError,
			danger: true
		},
		other: {
			text: translate("form.cancel"),
			act: onClose
		},
		onEscape: onClose,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			"aria-live": "polite",
			"aria-busy": !along && !isError,
			children: [
				along && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Along, { along }),
				isError && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("customer.deleting.unknown") }),
				!along && !isError && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("customer.deleting.counting") })
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("customer.deleting.restore") })]
	});
}
// src/resources/customers/ImportCustomers.tsx
var words = {
	title: "customer.importing.title",
	text: "customer.importing.text"
};
/** Imports customers from the terminal's invoicing integration. */
function ImportCustomers({ onClose }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImportDialog, {
		endpoint: "consumers.import",
		words,
		onClose
	});
}
// src/resources/customers/actions.ts
var isThere = ({ deleted }, { showDeleted }) => !showDeleted && deleted !== true;
var isDeleted = (record, place) => !isThere(record, place);
var idOf = ({ id }) => String(id);
var forCustomer = (url, record) => (0, import_query_string.stringifyUrl)({
	url,
	query: { customerID: idOf(record) }
});
/** What can be done with one customer. */
var rowActions = [
	{
		key: "charge",
		kind: "link",
		primary: true,
		path: (record) => paymentPath("Charge", { customerID: idOf(record) }),
		offered: isThere
	},
	{
		key: "edit",
		kind: "link",
		path: (record) => pathTo("EditCustomer", { id: idOf(record) }),
		offered: isThere
	},
	{
		key: "addCard",
		kind: "link",
		...policyOf("CreateCardToken"),
		path: (record) => pathTo("CreateCardToken", { customerid: idOf(record) }),
		offered: isThere
	},
	{
		key: "billingDeal",
		kind: "link",
		...policyOf("CreateBillingDeal"),
		path: (record) => pathTo("CreateBillingDeal", { customerid: idOf(record) }),
		offered: isThere
	},
	{
		key: "invoice",
		kind: "link",
		path: (record) => forCustomer(pathTo("CreateInvoice"), record),
		offered: isThere
	},
	{
		key: "paymentRequest",
		kind: "link",
		...policyOf("CreatePaymentRequest"),
		path: (record) => forCustomer(pathTo("CreatePaymentRequest"), record),
		offered: isThere
	},
	{
		key: "delete",
		kind: "dialog",
		danger: true,
		Dialog: DeleteCustomer,
		offered: isThere
	},
	{
		key: "restore",
		kind: "operation",
		run: (record, { dataProvider }) => dataProvider.operate("consumers.restore", {
			path: { id: idOf(record) },
			about: {
				noun: "customers",
				deed: "restore",
				name: record.consumerName ?? ""
			}
		}),
		offered: isDeleted
	}
];
/** What can be done with the list of customers. */
var listActions = [{
	key: "import",
	kind: "dialog",
	integration: "invoicing",
	Dialog: ImportCustomers
}];
export { listActions, rowActions };
