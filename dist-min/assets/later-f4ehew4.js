const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ItemFormPage-j1fjijl.js","assets/rolldown-runtime-ks8d4l7.js","assets/app-k3iiw52.js","assets/config-j31upzy.js","assets/boot-ejmxxq5.js","assets/boot-jp7zf7t.css","assets/app-etb98fb.css","assets/schemaResolver-o963qvc.js","assets/useField-fbycvji.js","assets/useFieldNames-lwnzvz5.js","assets/useField-k4ly9yu.css","assets/he-etk11cr.js","assets/calendarDays-iukpuns.js","assets/israelToday-cp8f9ra.js","assets/israelDay-fjzvcio.js","assets/number-g77aatm.js","assets/expiry-bbevte7.js","assets/shared-gko42qg.js","assets/RecordFormPage-b0er59o.js","assets/RecordForm-ospu8a5.js","assets/useRecord-g0jp4af.js","assets/queries-isfcnpr.js","assets/SendButton-fs7uj0a.js","assets/useRequestForm-ok3804r.js","assets/formTexts-iwm5trk.js","assets/optionClass-n8fdvfk.js","assets/optionClass-h7b7r59.css","assets/useDraft-d8h5v1a.js","assets/secretNames-b4esm58.js","assets/useDraft-on2vuql.css","assets/RecordForm-kp4aokk.css","assets/currency-bxkj05i.js","assets/FormSection-hhc2zub.js","assets/FieldStack-bo0035c.js","assets/FieldStack-ki8fyvi.css","assets/FormSection-l7p3jgq.css","assets/CheckboxInput-erdihkw.js","assets/Field-khuee7j.js","assets/Field-lfzd1gm.css","assets/CheckboxInput-j3izgwg.css","assets/FieldGrid-osfkjyc.js","assets/FieldGrid-eso6xwz.css","assets/MoneyInput-iewr3gq.js","assets/DecimalInput-b29r5oh.js","assets/typed-nz2btcz.js","assets/FormattedInput-jxbawsd.js","assets/SelectInput-oc6oux8.js","assets/TextInput-h9yxk14.js","assets/Combobox-oynjqua.js","assets/ItemFormPage-iqvfluk.css","assets/actions-off759r.js","assets/ImportDialog-o2fgojl.js","assets/TaskDialog-ehy2yh5.js","assets/DialogFrame-lpe2wl1.js","assets/DialogFrame-cwtfyom.css","assets/ImportDialog-fj6yizi.css"])))=>i.map(i=>d[i]);
import { Xt as __vitePreload } from "./boot-ejmxxq5.js";
// src/resources/items/later.ts
/** What of the noun has code, each part loading with its first use: the first screen knows the address of this file alone. */
var recordPage = async () => (await __vitePreload(async () => {
	const { recordPage } = await import("./recordPage-k3vxfym.js");
	return { recordPage };
}, [])).recordPage;
var ItemFormPage = async () => (await __vitePreload(async () => {
	const { ItemFormPage } = await import("./ItemFormPage-j1fjijl.js");
	return { ItemFormPage };
}, __vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49]))).ItemFormPage;
var rowActions = async () => (await __vitePreload(async () => {
	const { rowActions } = await import("./actions-off759r.js");
	return { rowActions };
}, __vite__mapDeps([50,4,1,3,5,51,2,6,52,53,54,55]))).rowActions;
var bulkActions = async () => (await __vitePreload(async () => {
	const { bulkActions } = await import("./actions-off759r.js");
	return { bulkActions };
}, __vite__mapDeps([50,4,1,3,5,51,2,6,52,53,54,55]))).bulkActions;
var listActions = async () => (await __vitePreload(async () => {
	const { listActions } = await import("./actions-off759r.js");
	return { listActions };
}, __vite__mapDeps([50,4,1,3,5,51,2,6,52,53,54,55]))).listActions;
export { ItemFormPage, bulkActions, listActions, recordPage, rowActions };
