import { nr as queryOptions, rr as useQuery, xt as useCurrentLocale } from "./app-k3iiw52.js";
import { Xt as __vitePreload } from "./boot-ejmxxq5.js";
// src/i18n/fieldNames.ts
var loaders = {
	"he-IL": async () => (await __vitePreload(async () => {
		const { fields } = await import("./fields.he-ed06egt.js");
		return { fields };
	}, [])).fields,
	"en-IL": async () => (await __vitePreload(async () => {
		const { fields } = await import("./fields.en-op0w8ta.js");
		return { fields };
	}, [])).fields
};
/** Loads the field names of a language, which only pages of records need. */
function loadFieldNames(locale) {
	return loaders[locale]();
}
// src/meta/useFieldNames.ts
/** The words for fields in a language. */
function fieldNamesQuery(locale) {
	return queryOptions({
		queryKey: ["fieldNames", locale],
		queryFn: () => loadFieldNames(locale),
		staleTime: Infinity,
		gcTime: Infinity
	});
}
/** Words for fields by their names on the wire; undefined until they have come. @param wanted whether anybody needs them */
function useFieldNames(wanted = true) {
	return useQuery({
		...fieldNamesQuery(useCurrentLocale()),
		enabled: wanted
	}).data;
}
export { useFieldNames as n, fieldNamesQuery as t };
