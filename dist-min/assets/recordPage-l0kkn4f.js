import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Bn as useNavigate, Gn as useTranslate, Ln as useDataProvider, O as Chip, Rn as Link, Zn as untilRead, dr as require_react, fn as useSettings, kn as buttonClass, ln as useIsOpen, lt as groupDigits, rr as useQuery, ur as useQueryClient, x as CardSkeleton, yt as ListNotice } from "./app-k3iiw52.js";
import { n as parseExpiry, r as toShownExpiry } from "./expiry-bbevte7.js";
import { Qt as pathTo, mn as require_jsx_runtime, nt as operationOf } from "./boot-ejmxxq5.js";
import { t as israelToday } from "./israelToday-cp8f9ra.js";
import { t as ConfirmDialog } from "./ConfirmDialog-o17rvq4.js";
import { t as vendorKey } from "./cardVendor-gsgb0fo.js";
import { n as lastDigits } from "./cardValues-hdb2o97.js";
import { t as useTabAddress } from "./tabAddress-enyyea2.js";
// src/resources/customers/cards/useCards.ts
/** Saved cards of a customer on every terminal. */
function useCards(filter) {
	const dataProvider = useDataProvider();
	return useQuery({
		queryKey: [
			"cardTokens",
			"getList",
			filter
		],
		queryFn: async ({ signal }) => (await dataProvider.getList("cards", {
			filter,
			signal
		})).data,
		staleTime: 0,
		retry: false
	});
}
// src/resources/customers/cards/CardsCount.tsx
/** How many saved cards a customer has. */
function CardsCount({ record: { consumerID } }) {
	const { data } = useCards({ consumerID });
	return data && groupDigits(data.length);
}
// src/resources/customers/cards/CardsTab.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var cards$1 = "cards-1Ed";
var card = "card-1Ed";
var owner = "owner-1Ed";
var number = "number-1Ed";
// src/resources/customers/cards/cardState.ts
/** Months ahead in which a card that expires is pointed out. */
var monthsAhead = 2;
/**
* The state of a card on a day. @param today an Israel day, `YYYY-MM-DD`
* @example cardState('12/26', '2026-11-15') // 'expiring'
*/
function cardState(cardExpiration, today) {
	const expiry = parseExpiry(cardExpiration);
	if (!expiry) return "valid";
	const [year = 0, month = 0] = today.split("-").map(Number);
	const monthsLeft = (expiry.year - year) * 12 + expiry.month - month;
	if (monthsLeft < 0) return "expired";
	return monthsLeft <= monthsAhead ? "expiring" : "valid";
}
// src/resources/customers/cards/CardsTab.tsx
var import_jsx_runtime = require_jsx_runtime();
var tones = {
	valid: "neutral",
	expiring: "warning",
	expired: "danger"
};
function CardRow({ card: card$1, open, onDelete }) {
	const translate = useTranslate();
	const { allTerminals } = useSettings();
	const { creditCardTokenID, cardNumber, cardExpiration, cardVendor, cardOwnerName, terminalID } = card$1;
	const expiry = parseExpiry(cardExpiration);
	const state = cardState(cardExpiration, israelToday());
	const label = allTerminals.find((one) => one.terminalID === terminalID)?.label ?? "";
	const last = lastDigits(cardNumber);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: card,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: number,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
					dir: "ltr",
					children: cardNumber
				}), cardVendor && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "vendor-1Ed",
					children: translate(vendorKey(cardVendor), { _: cardVendor })
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
				dir: "ltr",
				children: expiry ? toShownExpiry(expiry) : cardExpiration
			}), state !== "valid" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chip, {
				tone: tones[state],
				children: translate(`card.state.${state}`)
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: owner,
				children: [cardOwnerName, label].filter(Boolean).map((text) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: text }, text))
			}),
			open && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "actions-1Ed",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: buttonClass(),
					to: pathTo("EditCardToken", { id: creditCardTokenID }),
					"aria-label": translate("card.extendNamed", { last }),
					children: translate("card.extend")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: buttonClass("danger"),
					"aria-label": translate("card.deleteNamed", { last }),
					onClick: () => onDelete(card$1),
					children: translate("action.delete")
				})]
			})
		]
	});
}
/** The saved cards of a customer; they can be added, extended and deleted where the terminal saves cards. */
function CardsTab({ record: { consumerID, deleted } }) {
	const navigate = useNavigate();
	const translate = useTranslate();
	const queryClient = useQueryClient();
	const dataProvider = useDataProvider();
	const open = useIsOpen()({ feature: "CreditCardTokens" }) && deleted !== true;
	const [asked, setAsked] = (0, import_react.useState)();
	const list = (0, import_react.useRef)(null);
	const { data, error, refetch } = useCards({ consumerID });
	async function remove({ creditCardTokenID, cardNumber }) {
		setAsked(void 0);
		const meta = { about: lastDigits(cardNumber) };
		const result = await operationOf(dataProvider.delete("cards", {
			id: creditCardTokenID,
			meta
		}));
		if (result && result.status !== "error") await untilRead(queryClient);
		list.current?.focus();
	}
	if (error && !data) {
		const retry = {
			text: translate("list.retry"),
			act: () => void refetch()
		};
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
			urgent: true,
			text: translate("list.rowsFailed"),
			actions: [retry]
		});
	}
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeleton, {});
	if (data.length === 0) {
		const add = {
			text: translate("action.addCard"),
			act: () => void navigate(pathTo("CreateCardToken", { customerid: consumerID }))
		};
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
			text: translate("card.none"),
			actions: open ? [add] : []
		});
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		ref: list,
		className: cards$1,
		tabIndex: -1,
		"aria-label": translate("card.plural"),
		children: data.map((card) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardRow, {
			card,
			open,
			onDelete: setAsked
		}, card.creditCardTokenID))
	}), asked && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmDialog, {
		title: translate("card.deleting.title", { last: lastDigits(asked.cardNumber) }),
		text: translate("card.deleting.text"),
		agree: translate("action.delete"),
		refuse: translate("form.cancel"),
		tone: "danger",
		onAnswer: (agreed) => agreed ? void remove(asked) : setAsked(void 0)
	})] });
}
// src/resources/customers/CustomerNotes.module.css
var cards = "cards-Crg";
// src/resources/customers/CustomerNotes.tsx
/** Cards of a customer that are over, or soon will be; nothing while all are good. */
function CustomerNotes({ record: { consumerID } }) {
	const translate = useTranslate();
	const { choose } = useTabAddress();
	const { data: cards$2 = [] } = useCards({ consumerID });
	const states = cards$2.map(({ cardExpiration }) => cardState(cardExpiration, israelToday()));
	const counts = ["expired", "expiring"].map((state) => ({
		state,
		count: states.filter((one) => one === state).length
	})).filter(({ count }) => count > 0);
	if (counts.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: cards,
		role: "note",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: counts.map(({ state, count }) => translate(`card.notice.${state}`, {
			smart_count: count,
			count
		})).join(" · ") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass(),
			onClick: () => choose("cards"),
			children: translate("card.plural")
		})]
	});
}
// src/resources/customers/recordPage.ts
var telephone = (text) => text ? {
	text,
	href: `tel:${text}`
} : void 0;
/** A customer: how to reach them, how they pay, and what belongs to them in other lists. */
var recordPage = {
	title: "consumerName",
	facts: [
		{
			key: "phone",
			label: "customer.phone",
			of: ["consumerPhone"],
			value: ({ consumerPhone }) => telephone(consumerPhone)
		},
		{
			key: "email",
			label: "customer.email",
			of: ["consumerEmail"],
			value: ({ consumerEmail }) => consumerEmail ? {
				text: consumerEmail,
				href: `mailto:${consumerEmail}`
			} : void 0
		},
		{
			key: "secondPhone",
			label: "customer.secondPhone",
			of: ["consumerSecondPhone"],
			value: ({ consumerSecondPhone }) => telephone(consumerSecondPhone)
		},
		"consumerNationalID",
		"consumerAddress",
		{
			key: "bank",
			label: "customer.bankTitle",
			of: [
				"bankDetails.bank",
				"bankDetails.bankBranch",
				"bankDetails.bankAccount",
				"bankDetails.paymentType"
			],
			value: ({ bankDetails }, { word }) => bankDetails ? {
				text: word("banks", String(bankDetails.bank)),
				hint: `\u2066${bankDetails.bankBranch} · ${bankDetails.bankAccount}\u2069`
			} : void 0
		},
		"vatExempt",
		"externalReference",
		"consumerNote",
		"created"
	],
	sections: [{
		key: "references",
		label: "customer.references",
		facts: [
			"billingDesktopRefNumber",
			"woocommerceID",
			"ecwidID",
			"externalPriceListID",
			"morningID",
			"origin"
		]
	}],
	notes: CustomerNotes,
	tabs: [
		{
			key: "cards",
			label: "card.plural",
			Count: CardsCount,
			Content: CardsTab
		},
		{
			list: "billingDeals",
			by: "consumerID"
		},
		{
			list: "transactions",
			by: "consumerID"
		},
		{
			list: "invoices",
			by: "consumerID"
		},
		{
			list: "paymentRequests",
			by: "consumerID"
		}
	]
};
export { recordPage };
