const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RejectionCell-k64ngqc.js","assets/app-k3iiw52.js","assets/rolldown-runtime-ks8d4l7.js","assets/config-j31upzy.js","assets/boot-ejmxxq5.js","assets/boot-jp7zf7t.css","assets/app-etb98fb.css","assets/actions-giz2v0q.js","assets/useField-fbycvji.js","assets/useFieldNames-lwnzvz5.js","assets/useField-k4ly9yu.css","assets/transactionRequest-ko858b0.js","assets/schemaResolver-o963qvc.js","assets/he-etk11cr.js","assets/calendarDays-iukpuns.js","assets/israelToday-cp8f9ra.js","assets/israelDay-fjzvcio.js","assets/number-g77aatm.js","assets/expiry-bbevte7.js","assets/installments-grq3b2z.js","assets/requestParts-oq1e56j.js","assets/cardNumber-h6xbeaz.js","assets/brands-lc91tu8.js","assets/cvc-iodp7ya.js","assets/nationalId-c9wuuf0.js","assets/FormDialog-bi3z1xa.js","assets/SendButton-fs7uj0a.js","assets/DialogFrame-lpe2wl1.js","assets/DialogFrame-cwtfyom.css","assets/FormDialog-ek10to7.css","assets/MoneyInput-iewr3gq.js","assets/DecimalInput-b29r5oh.js","assets/typed-nz2btcz.js","assets/FormattedInput-jxbawsd.js","assets/Field-khuee7j.js","assets/Field-lfzd1gm.css","assets/useAmountText-d8efpp6.js","assets/factWords-dnaq85r.js","assets/useRequestForm-ok3804r.js","assets/EmailInput-jjmg1xp.js","assets/manyActions-mewushn.js","assets/transmitActions-euykxkk.js","assets/outcomes-fuoown0.js","assets/readEach-enamn00.js","assets/recordPage-nhoyi5v.js","assets/dealFacts-cvby0sy.js","assets/cardVendor-gsgb0fo.js","assets/RecordNotes-t8wr8te.js","assets/RecordNotes-ceerseg.css","assets/MoneyText-g01fbq2.js","assets/useNow-l2xjup1.js","assets/recordPage-e5vu7f0.css"])))=>i.map(i=>d[i]);
import { Xt as __vitePreload } from "./boot-ejmxxq5.js";
// src/resources/transactions/later.ts
/** What of the noun has code, each part loading with its first use: the first screen knows the address of this file alone. */
var RejectionCell = async () => (await __vitePreload(async () => {
	const { RejectionCell } = await import("./RejectionCell-k64ngqc.js");
	return { RejectionCell };
}, __vite__mapDeps([0,1,2,3,4,5,6]))).RejectionCell;
var recordActions = async () => (await __vitePreload(async () => {
	const { recordActions } = await import("./actions-giz2v0q.js");
	return { recordActions };
}, __vite__mapDeps([7,2,4,3,5,1,6,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39]))).recordActions;
var bulkActions = async () => (await __vitePreload(async () => {
	const { bulkActions } = await import("./manyActions-mewushn.js");
	return { bulkActions };
}, __vite__mapDeps([40,41,1,2,3,4,5,6,42,14,16,43]))).bulkActions;
var listActions = async () => (await __vitePreload(async () => {
	const { listActions } = await import("./manyActions-mewushn.js");
	return { listActions };
}, __vite__mapDeps([40,41,1,2,3,4,5,6,42,14,16,43]))).listActions;
var recordPage = async () => (await __vitePreload(async () => {
	const { recordPage } = await import("./recordPage-nhoyi5v.js");
	return { recordPage };
}, __vite__mapDeps([44,45,46,36,2,1,3,4,5,6,37,47,48,49,50,51]))).recordPage;
export { RejectionCell, bulkActions, listActions, recordActions, recordPage };
