import { f as isObject, p as isOperationResponse } from "./config-j31upzy.js";
import { n as report, t as outcomesOf } from "./outcomes-fuoown0.js";
import { B as parseList, Q as CallFailure, Qt as pathTo, en as policyOf } from "./boot-ejmxxq5.js";
import { rt as toAgorot } from "./app-k3iiw52.js";
import { t as bankAccountWarning } from "./bankAccount-d8jx9h3.js";
import { t as isNationalId } from "./nationalId-c9wuuf0.js";
import { t as readEach } from "./readEach-enamn00.js";
// contract/rules/masav.ts
/** An account's digits as the file has room for them, without leading zeros; undefined where they are none or too many. */
function masavAccount(bankAccount) {
	const digits = /^\d+$/.test(bankAccount) ? bankAccount.replace(/^0+/, "") : "";
	return digits !== "" && digits.length <= 9 ? digits : void 0;
}
var isWithin = (value, greatest) => Number.isInteger(value) && value >= 1 && value <= greatest;
/**
* Why a bank transaction does not go into a Masav file; undefined where it does. A check digit that fails keeps nothing
* out: it is a warning (`bankAccountWarning`).
* @example masavHindrance({ agorot: 100, currency: 'ILS', hasPayer: true, account: null, nationalID: '' }) // 'NoBankAccount'
*/
function masavHindrance(debit) {
	const { agorot, currency, hasPayer, account, nationalID } = debit;
	if (currency !== "ILS" || !isWithin(agorot, 999999999)) return "NotAnIlsDebit";
	if (!hasPayer) return "NoPayer";
	if (!account) return "NoBankAccount";
	const { bank, bankBranch, bankAccount } = account;
	if (!isWithin(bank, 99) || !isWithin(bankBranch, 999) || !masavAccount(bankAccount)) return "BankAccountInvalid";
	if (!nationalID) return "NationalIdMissing";
	return isNationalId(nationalID) ? void 0 : "NationalIdInvalid";
}
// src/resources/masavFiles/waitingDebits.ts
/** What was charged waits for its file as a card's waits for its transmission, or was completed without one. */
var statuses = ["awaitingForTransmission", "completed"];
/** Rows of one question; a server gives a thousand at most. */
var take = 1e3;
/** What waits on a terminal, all pages of it. */
async function readWaiting({ dataProvider, terminalID }) {
	const rows = [];
	for (;;) {
		const asked = { query: {
			terminalID,
			paymentType: "bank",
			statuses,
			jDealType: "J4",
			take,
			skip: rows.length,
			hasMasavFile: "false"
		} };
		const { data } = parseList(await dataProvider.call("transactions.list", asked));
		rows.push(...data);
		if (data.length < take) return rows.filter(({ specialTransactionType }) => specialTransactionType !== "refund");
	}
}
/** Reads a record once, whoever asks. @returns nothing for one that is gone, or closed to the person after all */
function readOnce(read) {
	const known = /* @__PURE__ */ new Map();
	return async (id) => {
		if (!id) return void 0;
		const reading = known.get(id) ?? read(id).catch((error) => {
			if (error instanceof CallFailure && [403, 404].includes(error.status)) return void 0;
			throw error;
		});
		known.set(id, reading);
		return reading;
	};
}
/** The account of a debit: its deal's, else its customer's. A deal that cannot be read had that of the transaction. */
function accountOf(transaction, deal, customer) {
	const { billingDealID, bankTransferDetails } = transaction;
	const ofDeal = deal ? deal.bankDetails : billingDealID ? bankTransferDetails : void 0;
	return {
		account: ofDeal ?? customer?.bankDetails ?? void 0,
		isOfDeal: Boolean(ofDeal)
	};
}
function debitOf(transaction, deal, customer) {
	const { transactionAmount, currency, dealDetails, billingDealID } = transaction;
	const consumerID = dealDetails?.consumerID;
	const agorot = toAgorot(transactionAmount);
	const { account, isOfDeal } = accountOf(transaction, deal, customer);
	const nationalID = customer ? customer.consumerNationalID : dealDetails?.consumerNationalID;
	const hasPayer = Boolean(billingDealID ?? consumerID);
	return {
		consumerName: customer?.consumerName ?? dealDetails?.consumerName ?? "",
		amount: {
			agorot,
			currency
		},
		account,
		isOfDeal,
		billingDealID: billingDealID ?? void 0,
		consumerID: consumerID ?? void 0,
		hindrance: masavHindrance({
			agorot,
			currency,
			hasPayer,
			account,
			nationalID
		}),
		isDouble: false,
		isAccountDoubtful: account !== void 0 && bankAccountWarning(account.bank, account.bankBranch, account.bankAccount) !== void 0
	};
}
/** Marks those whose account is debited the same amount by one before them. */
function markDoubles(debits) {
	const seen = /* @__PURE__ */ new Set();
	return debits.map((debit) => {
		const { account, amount } = debit;
		if (!account) return debit;
		const key = [
			account.bank,
			account.bankBranch,
			account.bankAccount.replace(/^0+/, ""),
			amount.agorot
		].join();
		const isDouble = seen.has(key);
		seen.add(key);
		return {
			...debit,
			isDouble
		};
	});
}
/** Deals are read where they are open to the person. */
function readersOf({ dataProvider, isOpen = () => true }) {
	const deal = readOnce((id) => dataProvider.call("billing.get", { path: { id } }));
	return {
		deal: isOpen(policyOf("BillingDeal")) ? deal : async () => void 0,
		customer: readOnce((id) => dataProvider.call("consumers.get", { path: { id } }))
	};
}
/**
* What a Masav file of the terminal would hold now, oldest first, each judged with its deal and its customer as they are
* now: rows tell neither. What fails is the caller's to tell.
*/
async function waitingDebits(tools, reading = {}) {
	const { dataProvider } = await tools.dataProvider.forJob();
	const rows = (await readWaiting({
		...tools,
		dataProvider
	})).toReversed();
	const read = readersOf({
		...tools,
		dataProvider
	});
	return markDoubles(await readEach(rows, async ({ paymentTransactionID: id = "" }) => {
		const transaction = await dataProvider.call("transactions.get", { path: { id } });
		const [deal, customer] = await Promise.all([read.deal(transaction.billingDealID), read.customer(transaction.dealDetails?.consumerID)]);
		return {
			id,
			...debitOf(transaction, deal, customer)
		};
	}, reading));
}
// src/resources/masavFiles/generate.ts
var wordOf = (code) => `masavFile.hindrance.${code}`;
var transactionOf = ({ id }) => ({
	...policyOf("Transaction"),
	path: pathTo("Transaction", { id: String(id) })
});
/** Where a debit is mended: at the deal or the customer that it is made of; where neither is at fault, at itself. */
function mends(debit) {
	const { hindrance, isAccountDoubtful, isOfDeal, billingDealID, consumerID } = debit;
	const isAccountWrong = isAccountDoubtful || hindrance === "BankAccountInvalid";
	if (isOfDeal && billingDealID && isAccountWrong) return {
		...policyOf("EditBillingDeal"),
		path: pathTo("EditBillingDeal", { id: billingDealID })
	};
	if (!(isAccountWrong || hindrance !== void 0 && hindrance !== "NotAnIlsDebit") || !consumerID) return transactionOf(debit);
	return {
		...policyOf("EditCustomer"),
		path: pathTo("EditCustomer", { id: consumerID })
	};
}
/**
* How each debit of a plan fared: the answer names what is in the file. Of the plan some may have gone into another file
* by then, and what came after it goes along. A server that names nothing has taken what was planned.
*/
function outcomesOfFile(planned, answer) {
	const ids = planned.map(({ id }) => id);
	const named = outcomesOf(ids, answer, {
		list: "notTakenTransactions",
		wordOf
	});
	const more = isOperationResponse(answer) && isObject(answer.additionalData) ? answer.additionalData : {};
	if (!Array.isArray(more.taken)) return named;
	const taken = new Set(more.taken.filter((id) => typeof id === "string"));
	return [...named.map((outcome) => outcome.done && !taken.has(outcome.id) ? {
		id: outcome.id,
		done: false,
		reason: wordOf("AlreadyInFile")
	} : outcome), ...[...taken].filter((id) => !ids.includes(id)).map((id) => ({
		id,
		done: true
	}))];
}
/** What can be done with the files of a terminal. */
var listActions = [{
	key: "generate",
	label: "masavFile.generate.action",
	kind: "many",
	asks: {
		title: "masavFile.generate.title",
		text: "masavFile.generate.text",
		tone: "forward"
	},
	done: "masavFile.generate.done",
	notDone: "masavFile.generate.notDone",
	rows: waitingDebits,
	again: "whole",
	name: ({ consumerName }) => consumerName || void 0,
	amount: ({ amount }) => amount,
	skips: ({ hindrance }) => hindrance && wordOf(hindrance),
	doubts: ({ isDouble, isAccountDoubtful }) => isDouble ? "masavFile.doubt.double" : isAccountDoubtful ? "masavFile.doubt.account" : void 0,
	mends,
	async run(rows, { dataProvider, terminalID }) {
		const path = { terminalId: terminalID };
		return outcomesOfFile(rows, await dataProvider.call("masav.generate", {
			path,
			...report
		}));
	}
}];
export { listActions };
