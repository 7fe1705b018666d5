import { o as FormProvider, r as FormFault } from "./useField-fbycvji.js";
import { r as DraftNotice } from "./useDraft-d8h5v1a.js";
import { t as SendButton } from "./SendButton-fs7uj0a.js";
import { t as FieldStack } from "./FieldStack-bo0035c.js";
import { n as StepActions, r as RefusedTerminal, t as WizardFrame } from "./WizardFrame-o1yolmc.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/wizards/kit/SteppedWizard.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A wizard over a form in steps: the notice of a draft, the step on screen, the faults of the whole, and the buttons. */
function SteppedWizard(props) {
	const { wizard, parts, titleOf, summary, closeTo, notice, send } = props;
	const { methods, formProps, steps, step, isLast, previous, setStep, terminal, refused } = wizard;
	const { isSubmitting, isDirty } = methods.formState;
	const Part = parts[step];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormProvider, {
		...methods,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WizardFrame, {
			steps: steps.map((name) => ({
				name,
				title: titleOf(name)
			})),
			current: step,
			onStep: (name) => setStep(steps.find((one) => one === name) ?? step),
			summary: {
				terminal: terminal.label,
				...summary
			},
			closeTo,
			form: formProps,
			notice: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				wizard.brought && isDirty && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DraftNotice, { onDiscard: wizard.startOver }),
				notice,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFault, { step: true })
			] }),
			actions: refused ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefusedTerminal, {
				terminal,
				refused
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepActions, {
				onBack: previous && (() => setStep(previous)),
				rests: isSubmitting,
				send: isLast && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendButton, {
					rests: isSubmitting,
					children: send
				})
			}),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldStack, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Part, {}) })
		})
	});
}
export { SteppedWizard as t };
