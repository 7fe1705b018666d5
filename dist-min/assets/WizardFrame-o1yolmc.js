import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Bn as useNavigate, Gn as useTranslate, V as useFocusAround, dn as useSelectedTerminal, dr as require_react, dt as useMediaQuery, fn as useSettings, jn as Notice, k as toneClass, kn as buttonClass, wn as visuallyHidden } from "./app-k3iiw52.js";
import { L as isAvailable, an as clsx, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { f as useWatch, i as faultsIn, n as useGuardedForm } from "./useField-fbycvji.js";
import { t as MoneyText } from "./MoneyText-g01fbq2.js";
import { t as Check_default } from "./Check-gxvxr18.js";
import { t as CheckCircleOutlined_default } from "./CheckCircleOutlined-onu3mg8.js";
import { t as schemaResolver } from "./schemaResolver-o963qvc.js";
import { t as SendButton } from "./SendButton-fs7uj0a.js";
import { n as useEscape, t as useDraft } from "./useDraft-d8h5v1a.js";
import { t as valueRows } from "./valueRows-mvibzwz.js";
// src/wizards/kit/ConfirmRows.module.css
var rows$1 = "rows-64L";
// src/wizards/kit/ConfirmRows.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Everything that is going to be sent, before it is. */
function ConfirmRows({ rows }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: clsx(valueRows, rows$1),
		children: rows.map(([label, value]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: label }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: value })] }, label))
	});
}
// src/forms/useSteppedForm.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var done$1 = { status: "success" };
/**
* A form in steps: each is judged when it is done, and the last one sends. A fault of the whole leads to the first step
* that shows one; Enter presses the filled button; what is typed is kept as a draft.
*/
function useSteppedForm(options) {
	const { initial, firstStep, stepsOf, finishStep, send, onSent } = options;
	const [step, showStep] = (0, import_react.useState)(firstStep);
	const { methods, formProps } = useGuardedForm({
		defaultValues: initial,
		resolver: useStepResolver(options, step, showStep),
		save: async (typed) => step === stepsOf(typed).at(-1) ? send(typed) : finishStep?.(step, typed) ?? done$1,
		onSaved,
		unguarded: true
	});
	const { control, getValues, reset, formState } = methods;
	useWatch({ control });
	const values = getValues();
	const steps = stepsOf(values);
	const { finish, discard, brought, keepAt } = useKeptDraft(methods, formState.isDirty, {
		...options,
		step,
		showStep
	});
	function setStep(next) {
		showStep(next);
		if (formState.isDirty) keepAt(next);
		reset(void 0, {
			keepValues: true,
			keepDefaultValues: true,
			keepDirty: true,
			keepErrors: true,
			keepSubmitCount: true
		});
	}
	function onSaved(answer) {
		const all = stepsOf(getValues());
		const next = all[all.indexOf(step) + 1];
		if (next) setStep(next);
		else onSent(answer);
	}
	function startOver() {
		reset(initial);
		discard();
		showStep(firstStep);
	}
	return {
		methods,
		formProps,
		values,
		steps,
		step,
		isLast: step === steps.at(-1),
		previous: steps[steps.indexOf(step) - 1],
		setStep,
		brought,
		finish,
		startOver
	};
}
/** Judges a step, or with the last one all, and leads to the step that shows the first fault. */
function useStepResolver({ rulesOf, stepsOf, belongsTo, stepOfField }, step, onElsewhere) {
	const translate = useTranslate();
	return async (typed, context, options) => {
		const steps = stepsOf(typed);
		const isLast = step === steps.at(-1);
		const judges = (field) => isLast || belongsTo(step, field);
		const judged = await schemaResolver({
			...rulesOf(typed),
			translate,
			judges
		})(typed, context, options);
		const [faulty] = isLast ? faultsIn(judged.errors) : [];
		const home = faulty && stepOfField(faulty.field, steps);
		if (home !== void 0 && home !== step) onElsewhere(home);
		return judged;
	};
}
/** The name under which a draft keeps the step it was on. */
var stepKept = "wizardStep";
/**
* Brings a draft back into the form, on the step it was left on or an earlier one that has to be done again, and keeps
* what is typed as one.
*/
function useKeptDraft({ reset, watch, getValues }, dirty, options) {
	const { initial, stepsOf, belongsTo, rulesOf, step, showStep, draft } = options;
	const { wizard, terminalID, isBrought, keep, restore } = draft;
	const { restored, keep: keepSoon, finish, discard } = useDraft({
		wizard,
		terminalID,
		dirty
	});
	const translate = useTranslate();
	const brought = isBrought ? restored : void 0;
	const bring = (0, import_react.useEffectEvent)(async (found) => {
		const values = restore(initial, found);
		reset(values, { keepDefaultValues: true });
		for (const one of found[stepKept] === void 0 ? [] : stepsOf(values)) {
			const judges = (field) => belongsTo(one, field);
			const { errors } = await schemaResolver({
				...rulesOf(values),
				translate,
				judges
			})(values, void 0, {
				fields: {},
				shouldUseNativeValidation: false
			});
			if (one === found[stepKept] || Object.keys(errors).length > 0) return showStep(one);
		}
	});
	const keepAt = (at) => keepSoon({
		...keep(getValues()),
		[stepKept]: at
	});
	const keepNow = (0, import_react.useEffectEvent)(() => keepAt(step));
	(0, import_react.useEffect)(function bringDraftBack() {
		if (brought) bring(brought);
	}, [brought]);
	(0, import_react.useEffect)(function keepDraft() {
		const subscription = watch(() => keepNow());
		return () => subscription.unsubscribe();
	}, [watch]);
	return {
		brought,
		finish,
		discard,
		keepAt
	};
}
// src/forms/useEnter.ts
/** What does something of its own on Enter. */
var ownEnter = "a, button, input, select, textarea, summary, [contenteditable], [role=button], [role=combobox], [role=listbox], [role=menu], dialog, [role=dialog], [role=alertdialog]";
/**
* Calls back on Enter where nothing else answers to it, as on a heading that has the focus: the page's filled button is
* pressed from there, too. A key that is held down counts once.
*/
function useEnter(onEnter) {
	(0, import_react.useEffect)(function listenForEnter() {
		function onKeyDown(event) {
			if (event.key !== "Enter" || event.repeat || event.defaultPrevented || event.isComposing) return;
			if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
			const { target } = event;
			if (target instanceof Element && target.closest(ownEnter)) return;
			if (document.querySelector("dialog[open], .MuiModal-root:not([aria-hidden=true])")) return;
			event.preventDefault();
			onEnter();
		}
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [onEnter]);
}
// src/wizards/kit/ResultFrame.module.css
var result = "result-omQ";
var head = "head-omQ";
var mark$1 = "mark-omQ";
var note = "note-omQ";
var actions$1 = "actions-omQ";
// src/wizards/kit/ResultFrame.tsx
/** What has become of a wizard: it takes the focus, and Enter begins another one. */
function ResultFrame({ title, amount, currency, notes, children, actions, onEnter }) {
	const heading = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(function moveFocusToResult() {
		heading.current?.focus();
	}, []);
	useEnter(onEnter);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		className: result,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
				className: head,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckCircleOutlined_default, {
						className: mark$1,
						"aria-hidden": "true"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						ref: heading,
						tabIndex: -1,
						children: title
					}),
					amount !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "amount-omQ",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
							amount,
							currency
						})
					})
				]
			}),
			notes.map(({ tone, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: clsx(note, toneClass(tone)),
				role: "status",
				children: text
			}, text)),
			children,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: actions$1,
				children: actions
			})
		]
	});
}
// src/wizards/kit/resultNotes.ts
/** What a step says of itself, and why. */
function reasonedText({ message = "", errors = [] }) {
	return [message, ...errors.map(({ description }) => description).filter((reason) => reason && reason !== message)].join(" · ");
}
/** What an answer says beside its success: warnings, and information such as the end of a hold (docs/wire.md §1.3). */
function notesOf(answer) {
	const notes = [];
	if (answer.status === "warning" && answer.message) notes.push({
		tone: "warning",
		text: reasonedText(answer)
	});
	const { innerResponse } = answer;
	if (!innerResponse) return notes;
	if (innerResponse.message) {
		const tone = innerResponse.status === "success" ? "info" : "warning";
		notes.push({
			tone,
			text: reasonedText(innerResponse)
		});
	}
	return [...notes, ...notesOf({
		status: "success",
		...innerResponse.innerResponse && { innerResponse: innerResponse.innerResponse }
	})];
}
// src/settings/wizardTerminal.ts
/** How a wizard stands to its terminal now. @param terminals all of the merchant, disabled ones too. */
function wizardTerminalOf(started, terminals) {
	const now = terminals.find(({ terminalID }) => terminalID === started.terminalID);
	if (!now) return {
		terminal: started,
		refused: "gone"
	};
	return isAvailable(now) ? { terminal: now } : {
		terminal: now,
		refused: "disabled"
	};
}
/** Keeps a wizard on the terminal it started with. A change of this tab's terminal asks first while work is unsaved. */
function useWizardTerminal() {
	const { terminal } = useSelectedTerminal();
	const { allTerminals } = useSettings();
	const [started] = (0, import_react.useState)(terminal);
	return wizardTerminalOf(started, allTerminals);
}
// src/wizards/kit/RefusedTerminal.tsx
/**
* Stands in place of a wizard's buttons once its terminal can not be used any more, so that nothing is sent to another
* one than the person saw; shows nothing before that.
*/
function RefusedTerminal({ terminal, refused }) {
	const translate = useTranslate();
	if (!refused) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
		title: translate("terminal.refused.title", { terminal: terminal.label }),
		urgent: true,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate(`terminal.refused.${refused}`) })
	});
}
// src/wizards/kit/StepActions.tsx
/** The buttons of a wizard's step. */
function StepActions({ onBack, rests = false, send }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [onBack && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: buttonClass(),
		disabled: rests,
		onClick: onBack,
		children: translate("form.back")
	}), send || /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendButton, { children: translate("form.continue") })] });
}
// src/wizards/kit/Stepper.module.css
var stepper = "stepper-pIh";
var step = "step-pIh";
var done = "done-pIh";
var current = "current-pIh";
var mark = "mark-pIh";
var title$2 = "title-pIh";
// src/wizards/kit/Stepper.tsx
/** The steps and how far the person is; finished ones lead back. */
function Stepper({ steps, current: current$1, onStep }) {
	const translate = useTranslate();
	const reached = steps.findIndex(({ name }) => name === current$1);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
		className: stepper,
		"aria-label": translate("wizard.steps"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", { children: steps.map(({ name, title }, index) => {
			const mark$2 = /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: mark,
				children: index < reached ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check_default, { fontSize: "inherit" }) : index + 1
			});
			const label = /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: title$2,
				children: title
			});
			if (index < reached) {
				const state = /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: visuallyHidden,
					children: translate("wizard.done")
				});
				return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
					className: clsx(step, done),
					children: onStep ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
						type: "button",
						title,
						onClick: () => onStep(name),
						children: [
							mark$2,
							label,
							" ",
							state
						]
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
						mark$2,
						label,
						" ",
						state
					] })
				}, name);
			}
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: index === reached ? clsx(step, current) : step,
				...index === reached && { "aria-current": "step" },
				children: [mark$2, label]
			}, name);
		}) })
	});
}
// src/wizards/kit/SummaryPanel.module.css
var summary = "summary-t1i";
var title$1 = "title-t1i";
var rows = "rows-t1i";
var amount = "amount-t1i";
// src/wizards/kit/SummaryPanel.tsx
/** From here up the summary stands beside the steps (`lg`). */
var besideContent = "(min-width: 1200px)";
function Rows({ terminal, customer, amount: amount$2, currency, further = [] }) {
	const translate = useTranslate();
	const rows$2 = [
		{
			label: translate("wizard.terminal"),
			value: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: terminal })
		},
		{
			label: translate("wizard.customer"),
			value: customer ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: customer }) : translate("wizard.noCustomer")
		},
		...further
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
		className: clsx(valueRows, rows),
		children: [rows$2.map(({ label, value }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: label }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: value })] }, label)), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: amount,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: translate("wizard.amount") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
				amount: amount$2,
				currency
			}) })]
		})]
	});
}
/** Terminal, customer and amount: beside the content, or folded into one line with the amount above it. */
function SummaryPanel(summary$1) {
	const title = useTranslate()("wizard.summary");
	if (useMediaQuery(besideContent)) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("aside", {
		className: summary,
		"aria-label": title,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: title$1,
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rows, { ...summary$1 })]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("aside", {
		className: summary,
		"aria-label": title,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
			title,
			" · ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: summary$1.customer || summary$1.terminal })
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
			amount: summary$1.amount,
			currency: summary$1.currency
		})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rows, { ...summary$1 })] })
	});
}
// src/wizards/kit/WizardFrame.module.css
var frame = "frame-QjH";
var form = "form-QjH";
var title = "title-QjH";
var actions = "actions-QjH";
// src/wizards/kit/WizardFrame.tsx
/**
* The content of a wizard: its steps, the step on screen as a form, and the summary that always shows terminal,
* customer and amount. Title and close button are the layout's. Escape closes; Enter presses the filled button. A new step's heading takes the focus,
* unless a field of the step or a notice has it already.
*/
function WizardFrame(props) {
	const { steps, current, onStep, summary, closeTo, form: form$1, notice, children, actions: actions$2 } = props;
	const translate = useTranslate();
	const navigate = useNavigate();
	const frame$1 = (0, import_react.useRef)(null);
	const heading = (0, import_react.useRef)(null);
	const title$3 = (0, import_react.useId)();
	const shown = (0, import_react.useRef)(current);
	useFocusAround(frame$1);
	useEnter((0, import_react.useCallback)(() => {
		heading.current?.closest("form")?.querySelector("[type=submit]")?.click();
	}, []));
	useEscape((0, import_react.useCallback)(() => void navigate(closeTo), [navigate, closeTo]));
	(0, import_react.useEffect)(function moveFocusToStep() {
		if (shown.current === current) return;
		shown.current = current;
		const focused = document.activeElement;
		if (!(heading.current?.closest("form")?.contains(focused) && focused?.tagName !== "BUTTON")) heading.current?.focus();
	}, [current]);
	const number = steps.findIndex(({ name }) => name === current) + 1;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		ref: frame$1,
		className: frame,
		children: [
			steps.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stepper, {
				steps,
				current,
				onStep
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SummaryPanel, { ...summary }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
				className: form,
				"aria-labelledby": title$3,
				...form$1,
				children: [
					notice,
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
						ref: heading,
						id: title$3,
						className: title,
						tabIndex: -1,
						children: [
							steps.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: visuallyHidden,
								children: `${translate("wizard.step", {
									number,
									count: steps.length
								})}:`
							}),
							" ",
							steps[number - 1]?.title
						]
					}),
					children,
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: actions,
						children: actions$2
					})
				]
			})
		]
	});
}
export { notesOf as a, ConfirmRows as c, useWizardTerminal as i, StepActions as n, ResultFrame as o, RefusedTerminal as r, useSteppedForm as s, WizardFrame as t };
