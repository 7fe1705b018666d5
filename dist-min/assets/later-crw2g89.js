const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/actions-idjncq3.js","assets/saveDownload-nfgc4et.js","assets/boot-ejmxxq5.js","assets/rolldown-runtime-ks8d4l7.js","assets/config-j31upzy.js","assets/boot-jp7zf7t.css","assets/saveFile-k6d7m42.js","assets/wizardPaths-n2iopy2.js","assets/invoiceState-lrnmede.js","assets/app-k3iiw52.js","assets/app-etb98fb.css","assets/invoiceRequest-nt3m2uo.js","assets/schemaResolver-o963qvc.js","assets/useField-fbycvji.js","assets/useFieldNames-lwnzvz5.js","assets/useField-k4ly9yu.css","assets/he-etk11cr.js","assets/calendarDays-iukpuns.js","assets/israelToday-cp8f9ra.js","assets/israelDay-fjzvcio.js","assets/number-g77aatm.js","assets/expiry-bbevte7.js","assets/requestParts-oq1e56j.js","assets/cardNumber-h6xbeaz.js","assets/brands-lc91tu8.js","assets/cvc-iodp7ya.js","assets/installments-grq3b2z.js","assets/nationalId-c9wuuf0.js","assets/required-j0wxemo.js","assets/FormDialog-bi3z1xa.js","assets/SendButton-fs7uj0a.js","assets/DialogFrame-lpe2wl1.js","assets/DialogFrame-cwtfyom.css","assets/FormDialog-ek10to7.css","assets/formTexts-iwm5trk.js","assets/useRequestForm-ok3804r.js","assets/EmailInput-jjmg1xp.js","assets/FormattedInput-jxbawsd.js","assets/Field-khuee7j.js","assets/Field-lfzd1gm.css","assets/typed-nz2btcz.js","assets/manyActions-epymag8.js","assets/outcomes-fuoown0.js","assets/listActions-bgjn0sa.js","assets/DateInput-n4yweyi.js","assets/DayPicker-mf3ofxp.js","assets/DayPicker-kvp07bg.css","assets/dayText-f7k6wgl.js","assets/FieldGrid-osfkjyc.js","assets/FieldGrid-eso6xwz.css","assets/TotalsPanel-jzeugzm.js","assets/FoldedPanel-enmcdi4.js","assets/FoldedPanel-55sytpu.css","assets/factWords-dnaq85r.js","assets/MoneyText-g01fbq2.js","assets/TotalsPanel-h1qd4fa.css","assets/recordPage-j3bcp8u.js","assets/dealFacts-cvby0sy.js","assets/cardVendor-gsgb0fo.js","assets/RecordNotes-t8wr8te.js","assets/RecordNotes-ceerseg.css","assets/recordPage-ep3o6t9.css"])))=>i.map(i=>d[i]);
import { Xt as __vitePreload } from "./boot-ejmxxq5.js";
// src/resources/invoices/later.ts
/** What of the noun has code, each part loading with its first use: the first screen knows the address of this file alone. */
var rowActions = async () => (await __vitePreload(async () => {
	const { rowActions } = await import("./actions-idjncq3.js");
	return { rowActions };
}, __vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40]))).rowActions;
var bulkActions = async () => (await __vitePreload(async () => {
	const { bulkActions } = await import("./manyActions-epymag8.js");
	return { bulkActions };
}, __vite__mapDeps([41,42,4,8]))).bulkActions;
var listActions = async () => (await __vitePreload(async () => {
	const { listActions } = await import("./listActions-bgjn0sa.js");
	return { listActions };
}, __vite__mapDeps([43,9,3,4,2,5,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,29,30,31,32,33,1,6,35,44,45,46,47,38,39,48,49]))).listActions;
var TotalsPanel = async () => (await __vitePreload(async () => {
	const { TotalsPanel } = await import("./TotalsPanel-jzeugzm.js");
	return { TotalsPanel };
}, __vite__mapDeps([50,3,9,4,2,5,10,51,52,38,39,53,47,54,55]))).TotalsPanel;
var recordPage = async () => (await __vitePreload(async () => {
	const { recordPage } = await import("./recordPage-j3bcp8u.js");
	return { recordPage };
}, __vite__mapDeps([56,3,57,58,9,4,2,5,10,6,59,60,8,61]))).recordPage;
export { TotalsPanel, bulkActions, listActions, recordPage, rowActions };
