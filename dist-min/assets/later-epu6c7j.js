const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/recordPage-nqdv8pt.js","assets/dealFacts-cvby0sy.js","assets/cardVendor-gsgb0fo.js","assets/app-k3iiw52.js","assets/rolldown-runtime-ks8d4l7.js","assets/config-j31upzy.js","assets/boot-ejmxxq5.js","assets/boot-jp7zf7t.css","assets/app-etb98fb.css","assets/LinkNotes-jyxiukh.js","assets/lazyHub-ih4x7io.js","assets/RecordNotes-t8wr8te.js","assets/RecordNotes-ceerseg.css","assets/LinkPanel-cx9le4h.js","assets/useCopy-mqyjp4o.js","assets/LinkPanel.module-egsd4hj.js","assets/LinkPanel-nzwujmh.css","assets/linkState-obz3rxu.js","assets/actions-dldz68e.js","assets/wizardPaths-n2iopy2.js"])))=>i.map(i=>d[i]);
import { Xt as __vitePreload } from "./boot-ejmxxq5.js";
// src/resources/billingRequests/later.ts
/** What of the noun has code, each part loading with its first use: the first screen knows the address of this file alone. */
var recordPage = async () => (await __vitePreload(async () => {
	const { recordPage } = await import("./recordPage-nqdv8pt.js");
	return { recordPage };
}, __vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]))).recordPage;
var rowActions = async () => (await __vitePreload(async () => {
	const { rowActions } = await import("./actions-dldz68e.js");
	return { rowActions };
}, __vite__mapDeps([18,6,4,5,7,19,17]))).rowActions;
export { recordPage, rowActions };
