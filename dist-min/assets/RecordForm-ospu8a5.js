import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Bn as useNavigate, Gn as useTranslate, Ln as useDataProvider, dr as require_react, kn as buttonClass, x as CardSkeleton } from "./app-k3iiw52.js";
import { Q as CallFailure, an as clsx, cn as endpointOf, mn as require_jsx_runtime, nt as operationOf } from "./boot-ejmxxq5.js";
import { f as isObject } from "./config-j31upzy.js";
import { f as useWatch, o as FormProvider, r as FormFault, s as get, u as useFormContext } from "./useField-fbycvji.js";
import { n as RecordFailure, t as useRecord } from "./useRecord-g0jp4af.js";
import { t as SendButton } from "./SendButton-fs7uj0a.js";
import { t as useRequestForm } from "./useRequestForm-ok3804r.js";
import { t as textOf } from "./formTexts-iwm5trk.js";
import { t as optionClass } from "./optionClass-n8fdvfk.js";
import { n as useEscape, r as DraftNotice, t as useDraft } from "./useDraft-d8h5v1a.js";
// src/record/LoadedRecord.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var noSeeds = [];
/** A record that a screen can not begin without; until it is there a skeleton, else what failed. */
function LoadedRecord({ resource, id, missing, children }) {
	const { record, error, retry, isFresh } = useRecord(resource, id, noSeeds);
	const [loaded, setLoaded] = (0, import_react.useState)();
	if (!loaded && record && isFresh && !error) setLoaded(record);
	if (loaded) return children(loaded);
	if (!error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeleton, {});
	if (missing && error instanceof CallFailure && error.kind === "notFound") return missing;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordFailure, {
		error,
		onRetry: retry
	});
}
// src/forms/conflict/ConflictPanel.module.css
var panel = "panel-ezp";
var field = "field-ezp";
var value = "value-ezp";
// src/forms/conflict/ConflictPanel.tsx
function Choice({ change: { field: field$1, theirs, yours, edited } }) {
	const translate = useTranslate();
	const { setValue } = useFormContext();
	const value$1 = useWatch({ name: field$1.name });
	const show = (one) => {
		const text = field$1.show ? field$1.show(one) : textOf(one);
		return text === "" ? translate("conflict.empty") : text;
	};
	const options = [{
		key: "theirs",
		label: translate("conflict.theirs"),
		value: theirs
	}, {
		key: "yours",
		label: translate(edited ? "conflict.yours" : "conflict.before"),
		value: yours
	}];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: field,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", { children: field$1.label }), options.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: optionClass,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "radio",
				name: `conflict.${field$1.name}`,
				checked: value$1 === option.value,
				onChange: () => setValue(field$1.name, option.value, { shouldDirty: true })
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: value,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: option.label }),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: show(option.value) })
				]
			})]
		}, option.key))]
	});
}
/** What the panel says before the fields. */
function textKeyOf({ changes, deleted }) {
	if (deleted) return "conflict.deleted";
	return changes.length > 0 ? "conflict.text" : "conflict.nothing";
}
/** Shows field by field what somebody else has saved meanwhile, and lets the person choose. */
function ConflictPanel({ meanwhile, restore }) {
	const translate = useTranslate();
	const heading = (0, import_react.useRef)(null);
	const { changes, changedBy, deleted } = meanwhile;
	const told = (0, import_react.useRef)(void 0);
	(0, import_react.useEffect)(function tellOfConflict() {
		if (told.current === meanwhile) return;
		told.current = meanwhile;
		heading.current?.focus();
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: panel,
		role: "group",
		"aria-labelledby": "conflict-title",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "conflict-title",
				ref: heading,
				tabIndex: -1,
				children: translate(deleted ? "conflict.deletedTitle" : "conflict.title")
			}),
			changedBy !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate(deleted ? "conflict.deletedBy" : "conflict.by", { name: changedBy }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate(textKeyOf(meanwhile)) }),
			deleted && restore && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass(),
				onClick: restore,
				children: translate("action.restore")
			}),
			changes.map((change) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, { change }, change.field.name))
		]
	});
}
// src/forms/formFrame.module.css
var page = "page-lCd";
var sections = "sections-lCd";
var column = "column-lCd";
var end = "end-lCd";
var actions = "actions-lCd";
// src/forms/FormFrame.tsx
/** A page that is a form: its sections, what is wrong with it as a whole, and what can be done. */
function FormFrame(props) {
	const { form, saveLabel, onCancel, narrow: narrow$1 = false, children } = props;
	const translate = useTranslate();
	const { isSubmitting } = form.methods.formState;
	useEscape(onCancel);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormProvider, {
		...form.methods,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			...form.formProps,
			className: clsx(page, narrow$1 && "narrow-lCd"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: sections,
				children
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: end,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFault, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: actions,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendButton, {
						rests: isSubmitting,
						children: saveLabel
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: buttonClass(),
						onClick: onCancel,
						children: translate("form.cancel")
					})]
				})]
			})]
		})
	});
}
// src/forms/useFormDraft.ts
/**
* Brings the draft of a form back, and keeps what is typed as one; leaving asks first, as a wizard does.
* @param draft absent: the form keeps none
*/
function useFormDraft({ reset, watch, getValues, formState: { isDirty } }, draft) {
	const dirty = draft !== void 0 && isDirty;
	const place = {
		wizard: draft?.name ?? "",
		terminalID: draft?.terminalID ?? ""
	};
	const { restored, keep, finish, discard } = useDraft({
		...place,
		dirty
	});
	const found = draft && restored;
	const bring = (0, import_react.useEffectEvent)(() => {
		if (draft && found) reset(draft.restore(getValues(), found), { keepDefaultValues: true });
	});
	const keepNow = (0, import_react.useEffectEvent)(() => {
		if (dirty) keep(getValues());
	});
	(0, import_react.useEffect)(function bringDraftBack() {
		bring();
	}, []);
	(0, import_react.useEffect)(function keepFirstChange() {
		if (dirty) keepNow();
	}, [dirty]);
	(0, import_react.useEffect)(function keepChanges() {
		const subscription = watch(() => keepNow());
		return () => subscription.unsubscribe();
	}, [watch]);
	return {
		/** What is typed comes from a draft. */
		isBrought: found !== void 0 && isDirty,
		/** Drops the draft and lifts the leave guard: after it was sent. */
		finish,
		startOver() {
			reset();
			discard();
		}
	};
}
// src/forms/conflict/changedFields.ts
/** The value at a path such as `consumerAddress.city`. */
function valueAt(values, path) {
	return path.split(".").reduce((value, key) => typeof value === "object" && value !== null && Object.hasOwn(value, key) ? value[key] : void 0, values);
}
/**
* What changed meanwhile, field by field.
* @param base the values the form was opened with.
* @param theirs the values of the record as it is now.
* @param yours the values in the form.
*/
function changedFields(fields, { base, theirs, yours }) {
	return fields.flatMap((field) => {
		const [before, now, own] = [
			base,
			theirs,
			yours
		].map((values) => valueAt(values, field.name));
		if (now === before || now === own) return [];
		return [{
			field,
			theirs: now,
			yours: own,
			edited: own !== before
		}];
	});
}
// src/forms/conflict/useConflict.ts
/** The record as it is now, from an answer that refuses because it was changed meanwhile (409). */
function currentOf(answer) {
	if (answer?.status !== "error" || !isObject(answer.additionalData)) return void 0;
	const { current } = answer.additionalData;
	return isObject(current) ? current : void 0;
}
var isDeleted = (record) => record !== void 0 && "deleted" in record && record.deleted === true;
/**
* Keeps a form apart from what others save meanwhile: their changes are shown field by field, the person's edits stay,
* and what the person has not touched follows theirs.
*/
function useConflict(record, valuesOf, fields) {
	const latest = (0, import_react.useRef)(record);
	const [meanwhile, setMeanwhile] = (0, import_react.useState)(isDeleted(record) ? {
		changes: [],
		changedBy: void 0,
		deleted: true
	} : void 0);
	function take(answer, methods) {
		const current = currentOf(answer);
		if (!current) return false;
		const [base, theirs] = [valuesOf(latest.current ?? {}), valuesOf(current)];
		const found = changedFields(fields, {
			base,
			theirs,
			yours: methods.getValues()
		});
		latest.current = current;
		for (const { field, theirs: value, edited } of found) {
			if (edited) continue;
			methods.setValue(field.name, value, { shouldDirty: true });
		}
		const changedBy = isObject(answer?.additionalData) ? textOf(answer.additionalData.changedBy) : "";
		setMeanwhile({
			changes: found,
			changedBy: changedBy || void 0,
			deleted: isDeleted(current)
		});
		return true;
	}
	function restored({ concurrencyToken }) {
		if (!latest.current) return;
		latest.current = {
			...latest.current,
			deleted: false,
			...concurrencyToken && { updateTimestamp: concurrencyToken }
		};
		setMeanwhile(meanwhile && meanwhile.changes.length > 0 ? {
			...meanwhile,
			deleted: false
		} : void 0);
	}
	return {
		latest: () => latest.current,
		meanwhile,
		restored,
		take
	};
}
// src/forms/useRecordForm.ts
/** What a record is called by the first of its form's fields. */
var ofFirst = ([first]) => (values) => first ? textOf(get(values, first.name)).trim() : "";
/**
* The form of a record: judged by the schema of its request, saved through the data provider's `create` or `update`,
* with the server's faults on their fields and what others have saved meanwhile shown field by field.
*/
function useRecordForm(options) {
	const { resource, record, valuesOf, toBody, ownFaults, conflictFields = [], restore, onSaved, ...rules } = options;
	const { prepare, contextOf } = options;
	const { nameOf = ofFirst(conflictFields) } = rules;
	const dataProvider = useDataProvider();
	const verbs = dataProvider;
	const conflict = useConflict(record, valuesOf, conflictFields);
	const bodyOf = (values) => toBody(values, conflict.latest());
	async function save(typed) {
		const prepared = prepare ? await prepare(typed, form.methods) : { values: typed };
		if ("refused" in prepared) return prepared.refused;
		const { values } = prepared;
		const call = {
			data: bodyOf(values),
			meta: {
				quiet: true,
				about: nameOf(values, record)
			}
		};
		if (!record) return operationOf(verbs.create(resource, call));
		const update = {
			...call,
			id: record.id,
			previousData: record
		};
		const answer = await operationOf(verbs.update(resource, update));
		conflict.take(answer, form.methods);
		return answer;
	}
	const form = useRequestForm({
		...rules,
		defaultValues: valuesOf(record ?? {}),
		toBody: bodyOf,
		...record && contextOf && { context: contextOf(record) },
		ownFaults: (values) => ownFaults?.(values, record) ?? {},
		save,
		onSaved: ({ entityUID = "" }) => onSaved(entityUID)
	});
	async function bringBack(restoring, id) {
		const answer = await dataProvider.operate(endpointOf(restoring), { path: { id: String(id) } });
		if (!answer || answer.status === "error") return;
		conflict.restored(answer);
		form.methods.clearErrors();
		const [first] = conflictFields;
		if (first) form.methods.setFocus(first.name);
	}
	return {
		...form,
		meanwhile: conflict.meanwhile,
		restore: restore && record ? () => void bringBack(restore, record.id) : void 0
	};
}
// src/forms/RecordForm.tsx
/** The form of a record on a page of its own. */
function RecordForm(props) {
	const { pathOf, saveLabel, narrow, children, draft: asked, ...options } = props;
	const { record } = options;
	const translate = useTranslate();
	const navigate = useNavigate();
	const leave = (id) => void navigate(pathOf(id || void 0, record), { replace: true });
	const draft = asked?.(record);
	const form = useRecordForm({
		...options,
		unguarded: draft !== void 0,
		onSaved(id) {
			kept.finish();
			leave(id);
		}
	});
	const kept = useFormDraft(form.methods, draft);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormFrame, {
		form,
		saveLabel: saveLabel ?? translate(record ? "form.save" : "form.create"),
		onCancel: () => leave(String(record?.id ?? "")),
		narrow,
		children: [
			kept.isBrought && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DraftNotice, { onDiscard: kept.startOver }),
			form.meanwhile && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConflictPanel, {
				meanwhile: form.meanwhile,
				restore: form.restore
			}),
			children(record)
		]
	});
}
export { column as n, LoadedRecord as r, RecordForm as t };
