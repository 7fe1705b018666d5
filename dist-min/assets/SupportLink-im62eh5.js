import { Gn as useTranslate, _n as useProduct, gn as supportLink } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/SupportLink.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A mail to support about a failure (spec §8 "Other failures"). */
function SupportLink({ issueId, className }) {
	const translate = useTranslate();
	const { supportEmail } = useProduct();
	const subject = issueId === void 0 ? translate("shell.notification.supportSubjectWithoutIssue") : translate("shell.notification.supportSubject", { id: issueId });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		className,
		href: supportLink(supportEmail, subject),
		children: translate("shell.notification.emailSupport")
	});
}
export { SupportLink as t };
