import { Vn as useParams } from "./app-k3iiw52.js";
import { r as LoadedRecord, t as RecordForm } from "./RecordForm-ospu8a5.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/record/RecordFormPage.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The page that creates or changes a record: its fields as children, its mappers as props. An address with an `id`
* changes that record, another one makes a new one.
*/
function RecordFormPage({ missing, ...form }) {
	const { id } = useParams();
	if (id === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordForm, { ...form });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadedRecord, {
		resource: form.resource,
		id,
		missing,
		children: (record) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordForm, {
			...form,
			record
		})
	}, id);
}
export { RecordFormPage as t };
