import { Gn as useTranslate } from "./app-k3iiw52.js";
import { t as schemaResolver } from "./schemaResolver-o963qvc.js";
import { n as useGuardedForm } from "./useField-fbycvji.js";
// src/forms/useRequestForm.ts
/** A form that is judged by the schema of its request. */
function useRequestForm(options) {
	const { schema, toBody, fieldOf, ownFaults, context, ...form } = options;
	const translate = useTranslate();
	const rules = {
		schema,
		toBody,
		...fieldOf && { fieldOf },
		...context && { context },
		...ownFaults && { ownFaults }
	};
	return useGuardedForm({
		...form,
		resolver: schemaResolver({
			...rules,
			translate
		})
	});
}
export { useRequestForm as t };
