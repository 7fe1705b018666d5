const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/fileActions-h2q3ep5.js","assets/saveDownload-nfgc4et.js","assets/boot-ejmxxq5.js","assets/rolldown-runtime-ks8d4l7.js","assets/config-j31upzy.js","assets/boot-jp7zf7t.css","assets/saveFile-k6d7m42.js","assets/generate-b2qf2m7.js","assets/outcomes-fuoown0.js","assets/app-k3iiw52.js","assets/app-etb98fb.css","assets/bankAccount-d8jx9h3.js","assets/nationalId-c9wuuf0.js","assets/readEach-enamn00.js","assets/rowActions-l6q7dtc.js","assets/FilePanel-cmrwjml.js","assets/useFacts-h3dysv2.js","assets/CopyButton-ihub5hu.js","assets/useCopy-mqyjp4o.js","assets/MoneyText-g01fbq2.js","assets/factWords-dnaq85r.js","assets/cardVendor-gsgb0fo.js","assets/useFieldNames-lwnzvz5.js","assets/useFacts-fnmtrj1.css","assets/useRecord-g0jp4af.js","assets/queries-isfcnpr.js","assets/RecordActions-nvl670v.js","assets/isOffered-pag4coe.js","assets/useChosenAction-lz28joe.js","assets/actions-bvmkp5u.js","assets/useChosenAction-h1o63vj.css","assets/ActionDialog-in41nz3.js","assets/MoneyNotices-55vnb2t.js","assets/MoneyNotices-loq6ldd.css","assets/ConfirmDialog-o17rvq4.js","assets/DialogFrame-lpe2wl1.js","assets/DialogFrame-cwtfyom.css","assets/useActionWords-onmv0yy.js","assets/useActions-d8ukh9p.js","assets/useNow-l2xjup1.js","assets/FilePanel-fkdvonj.css"])))=>i.map(i=>d[i]);
import { Xt as __vitePreload } from "./boot-ejmxxq5.js";
// src/resources/masavFiles/later.ts
/** What of the noun has code, each part loading with its first use: the first screen knows the address of this file alone. */
var fileActions = async () => (await __vitePreload(async () => {
	const { fileActions } = await import("./fileActions-h2q3ep5.js");
	return { fileActions };
}, __vite__mapDeps([0,1,2,3,4,5,6]))).fileActions;
var listActions = async () => (await __vitePreload(async () => {
	const { listActions } = await import("./generate-b2qf2m7.js");
	return { listActions };
}, __vite__mapDeps([7,4,8,2,3,5,9,10,11,12,13]))).listActions;
var bulkActions = async () => (await __vitePreload(async () => {
	const { bulkActions } = await import("./rowActions-l6q7dtc.js");
	return { bulkActions };
}, __vite__mapDeps([14,9,3,4,2,5,10,8]))).bulkActions;
var FilePanel = async () => (await __vitePreload(async () => {
	const { FilePanel } = await import("./FilePanel-cmrwjml.js");
	return { FilePanel };
}, __vite__mapDeps([15,3,9,4,2,5,10,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40]))).FilePanel;
export { FilePanel, bulkActions, fileActions, listActions };
