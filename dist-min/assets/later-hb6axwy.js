const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ImportPage-mnm7ap3.js","assets/rolldown-runtime-ks8d4l7.js","assets/app-k3iiw52.js","assets/config-j31upzy.js","assets/boot-ejmxxq5.js","assets/boot-jp7zf7t.css","assets/app-etb98fb.css","assets/SendButton-fs7uj0a.js","assets/RecordNotes-t8wr8te.js","assets/RecordNotes-ceerseg.css","assets/saveFile-k6d7m42.js","assets/cardNumber-h6xbeaz.js","assets/brands-lc91tu8.js","assets/FormSection-hhc2zub.js","assets/FieldStack-bo0035c.js","assets/FieldStack-ki8fyvi.css","assets/FormSection-l7p3jgq.css","assets/RelatedList-gls3wr0.js","assets/RelatedList-jxsa2tc.css","assets/ConfirmDialog-o17rvq4.js","assets/DialogFrame-lpe2wl1.js","assets/DialogFrame-cwtfyom.css","assets/israelToday-cp8f9ra.js","assets/israelDay-fjzvcio.js","assets/ImportPage-igutxox.css"])))=>i.map(i=>d[i]);
import { Xt as __vitePreload } from "./boot-ejmxxq5.js";
// src/resources/importBillingDeals/later.ts
/** What of the noun has code, each part loading with its first use: the first screen knows the address of this file alone. */
var ImportPage = async () => (await __vitePreload(async () => {
	const { ImportPage } = await import("./ImportPage-mnm7ap3.js");
	return { ImportPage };
}, __vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24]))).ImportPage;
export { ImportPage };
