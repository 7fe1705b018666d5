const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ProfilePage-ioekdgc.js","assets/rolldown-runtime-ks8d4l7.js","assets/app-k3iiw52.js","assets/config-j31upzy.js","assets/boot-ejmxxq5.js","assets/boot-jp7zf7t.css","assets/app-etb98fb.css","assets/FormSection-hhc2zub.js","assets/FieldStack-bo0035c.js","assets/FieldStack-ki8fyvi.css","assets/FormSection-l7p3jgq.css","assets/checkboxLabel-njpck4k.js","assets/checkboxLabel-j52m11u.css","assets/valueRows-mvibzwz.js","assets/valueRows-jct4md9.css","assets/terminals.module-bcpzx98.js","assets/terminals-n0mlfyi.css","assets/TerminalPage-g1p99xp.js","assets/useRecord-g0jp4af.js","assets/queries-isfcnpr.js","assets/RecordNotes-t8wr8te.js","assets/RecordNotes-ceerseg.css","assets/ConfirmDialog-o17rvq4.js","assets/DialogFrame-lpe2wl1.js","assets/DialogFrame-cwtfyom.css","assets/Field-khuee7j.js","assets/Field-lfzd1gm.css","assets/CopyButton-ihub5hu.js","assets/useCopy-mqyjp4o.js","assets/FormDialog-bi3z1xa.js","assets/useField-fbycvji.js","assets/useFieldNames-lwnzvz5.js","assets/useField-k4ly9yu.css","assets/SendButton-fs7uj0a.js","assets/FormDialog-ek10to7.css","assets/TextInput-h9yxk14.js","assets/FormattedInput-jxbawsd.js","assets/TerminalFormPage-bz5oshe.js","assets/schemaResolver-o963qvc.js","assets/he-etk11cr.js","assets/calendarDays-iukpuns.js","assets/israelToday-cp8f9ra.js","assets/israelDay-fjzvcio.js","assets/number-g77aatm.js","assets/expiry-bbevte7.js","assets/documentTypes-eptk0h6.js","assets/RecordFormPage-b0er59o.js","assets/RecordForm-ospu8a5.js","assets/useRequestForm-ok3804r.js","assets/formTexts-iwm5trk.js","assets/optionClass-n8fdvfk.js","assets/optionClass-h7b7r59.css","assets/useDraft-d8h5v1a.js","assets/secretNames-b4esm58.js","assets/useDraft-on2vuql.css","assets/RecordForm-kp4aokk.css","assets/FormColumn-nz6tlp8.js","assets/CheckboxInput-erdihkw.js","assets/CheckboxInput-j3izgwg.css","assets/DecimalInput-b29r5oh.js","assets/typed-nz2btcz.js","assets/FieldGrid-osfkjyc.js","assets/FieldGrid-eso6xwz.css","assets/SelectInput-oc6oux8.js"])))=>i.map(i=>d[i]);
import { Xt as __vitePreload } from "./boot-ejmxxq5.js";
// src/resources/terminals/later.ts
/** What of the noun has code, each page loading with its first use: the first screen knows the address of this file alone. */
var ProfilePage = async () => (await __vitePreload(async () => {
	const { ProfilePage } = await import("./ProfilePage-ioekdgc.js");
	return { ProfilePage };
}, __vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]))).ProfilePage;
var TerminalPage = async () => (await __vitePreload(async () => {
	const { TerminalPage } = await import("./TerminalPage-g1p99xp.js");
	return { TerminalPage };
}, __vite__mapDeps([17,1,2,3,4,5,6,18,19,20,21,7,8,9,10,15,16,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,13,14]))).TerminalPage;
var TerminalFormPage = async () => (await __vitePreload(async () => {
	const { TerminalFormPage } = await import("./TerminalFormPage-bz5oshe.js");
	return { TerminalFormPage };
}, __vite__mapDeps([37,2,1,3,4,5,6,38,30,31,32,39,40,41,42,43,44,45,46,47,18,19,33,48,49,50,51,52,53,54,55,56,7,8,9,10,57,25,26,58,59,60,36,61,62,63,35]))).TerminalFormPage;
export { ProfilePage, TerminalFormPage, TerminalPage };
