const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/recordPage-jr8gs6a.js","assets/recordPage-mqp900f.js","assets/installments-grq3b2z.js","assets/boot-ejmxxq5.js","assets/rolldown-runtime-ks8d4l7.js","assets/config-j31upzy.js","assets/boot-jp7zf7t.css","assets/number-g77aatm.js","assets/dealFacts-cvby0sy.js","assets/cardVendor-gsgb0fo.js","assets/app-k3iiw52.js","assets/app-etb98fb.css","assets/LinkNotes-jyxiukh.js","assets/lazyHub-ih4x7io.js","assets/RecordNotes-t8wr8te.js","assets/RecordNotes-ceerseg.css","assets/LinkPanel-cx9le4h.js","assets/useCopy-mqyjp4o.js","assets/LinkPanel.module-egsd4hj.js","assets/LinkPanel-nzwujmh.css","assets/linkState-obz3rxu.js","assets/actions-c5f5uun.js","assets/sameLink-fv8qz7t.js","assets/wireValues-bm1jbkl.js","assets/intentPage-ml6fu2a.js"])))=>i.map(i=>d[i]);
import { Xt as __vitePreload } from "./boot-ejmxxq5.js";
// src/resources/paymentRequests/later.ts
/** What of the noun has code, each part loading with its first use: the first screen knows the address of this file alone. */
var recordPage = async () => (await __vitePreload(async () => {
	const { recordPage } = await import("./recordPage-jr8gs6a.js");
	return { recordPage };
}, __vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]))).recordPage;
var rowActions = async () => (await __vitePreload(async () => {
	const { rowActions } = await import("./actions-c5f5uun.js");
	return { rowActions };
}, __vite__mapDeps([21,22,23,7,3,4,5,6,20]))).rowActions;
var intentPage = async () => (await __vitePreload(async () => {
	const { intentPage } = await import("./intentPage-ml6fu2a.js");
	return { intentPage };
}, __vite__mapDeps([24,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]))).intentPage;
var intentActions = async () => (await __vitePreload(async () => {
	const { intentActions } = await import("./actions-c5f5uun.js");
	return { intentActions };
}, __vite__mapDeps([21,22,23,7,3,4,5,6,20]))).intentActions;
var listActions = async () => (await __vitePreload(async () => {
	const { listActions } = await import("./actions-c5f5uun.js");
	return { listActions };
}, __vite__mapDeps([21,22,23,7,3,4,5,6,20]))).listActions;
export { intentActions, intentPage, listActions, recordPage, rowActions };
