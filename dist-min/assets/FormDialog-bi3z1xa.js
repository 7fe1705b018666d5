import { Gn as useTranslate, kn as buttonClass } from "./app-k3iiw52.js";
import { o as FormProvider, r as FormFault } from "./useField-fbycvji.js";
import { t as SendButton } from "./SendButton-fs7uj0a.js";
import { n as DialogActions, t as DialogFrame } from "./DialogFrame-lpe2wl1.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/actions/FormDialog.module.css
var form = "form-fCv";
// src/actions/FormDialog.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A small form over the page. Escape closes it, unless something is being sent. */
function FormDialog(props) {
	const { form: form$1, title, before, send, blocked = false, toldElsewhere = false, onClose, children } = props;
	const translate = useTranslate();
	const { isSubmitting } = form$1.methods.formState;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DialogFrame, {
		title,
		onEscape: () => !isSubmitting && onClose(),
		children: [before, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormProvider, {
			...form$1.methods,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
				...form$1.formProps,
				className: form,
				children: [
					children,
					!toldElsewhere && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFault, {}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DialogActions, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: buttonClass(),
						disabled: isSubmitting,
						onClick: onClose,
						children: translate("action.cancel")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendButton, {
						rests: isSubmitting || blocked,
						children: send
					})] })
				]
			})
		})]
	});
}
export { FormDialog as t };
