// src/record/facts/linkState.ts
/** What keeps a link from being used, or what a person should know of one that can be; each noun has its words for it. */
var requestTones = {
	deleted: "neutral",
	canceled: "neutral",
	payed: "success",
	rejected: "warning",
	overdue: "warning",
	paymentFailed: "danger",
	sendingFailed: "danger"
};
/** Failures after which the link can still be used. */
var survivable = ["paymentFailed", "sendingFailed"];
/** A link that was seen, or whose payment failed, says so in its state for ever; its last instant says that it is over. */
var isOver = ({ quickStatus, dueDate }) => quickStatus === "overdue" || (dueDate ? Date.parse(dueDate) <= Date.now() : false);
/** What is to be told of a request; undefined while its link simply waits for the customer. */
function newsOf(request) {
	const { deleted, status } = request;
	if (deleted) return "deleted";
	if (status === "canceled" || status === "payed" || status === "rejected") return status;
	if (isOver(request)) return "overdue";
	return status === "paymentFailed" || status === "sendingFailed" ? status : void 0;
}
/** The link does what it is for, for whoever opens it now. */
function isUsable(request) {
	const news = newsOf(request);
	return news === void 0 || survivable.includes(news);
}
/** One that has done what it was for, was canceled or deleted leads nowhere any more. */
var isOpen = ({ status, deleted }) => deleted !== true && status !== void 0 && !["payed", "canceled"].includes(status);
export { requestTones as i, isUsable as n, newsOf as r, isOpen as t };
