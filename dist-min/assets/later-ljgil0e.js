const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/recordPage-l0kkn4f.js","assets/rolldown-runtime-ks8d4l7.js","assets/app-k3iiw52.js","assets/config-j31upzy.js","assets/boot-ejmxxq5.js","assets/boot-jp7zf7t.css","assets/app-etb98fb.css","assets/expiry-bbevte7.js","assets/israelToday-cp8f9ra.js","assets/israelDay-fjzvcio.js","assets/ConfirmDialog-o17rvq4.js","assets/DialogFrame-lpe2wl1.js","assets/DialogFrame-cwtfyom.css","assets/cardVendor-gsgb0fo.js","assets/cardValues-hdb2o97.js","assets/cardValues-km9khdc.js","assets/cvc-iodp7ya.js","assets/brands-lc91tu8.js","assets/required-j0wxemo.js","assets/typed-nz2btcz.js","assets/formTexts-iwm5trk.js","assets/tabAddress-enyyea2.js","assets/recordPage-mv4bacv.css","assets/CustomerFormPage-hn5c71f.js","assets/schemaResolver-o963qvc.js","assets/useField-fbycvji.js","assets/useFieldNames-lwnzvz5.js","assets/useField-k4ly9yu.css","assets/he-etk11cr.js","assets/calendarDays-iukpuns.js","assets/number-g77aatm.js","assets/nationalId-c9wuuf0.js","assets/requestParts-oq1e56j.js","assets/cardNumber-h6xbeaz.js","assets/installments-grq3b2z.js","assets/shared-gko42qg.js","assets/RecordFormPage-b0er59o.js","assets/RecordForm-ospu8a5.js","assets/useRecord-g0jp4af.js","assets/queries-isfcnpr.js","assets/SendButton-fs7uj0a.js","assets/useRequestForm-ok3804r.js","assets/optionClass-n8fdvfk.js","assets/optionClass-h7b7r59.css","assets/useDraft-d8h5v1a.js","assets/secretNames-b4esm58.js","assets/useDraft-on2vuql.css","assets/RecordForm-kp4aokk.css","assets/FormColumn-nz6tlp8.js","assets/FormSection-hhc2zub.js","assets/FieldStack-bo0035c.js","assets/FieldStack-ki8fyvi.css","assets/FormSection-l7p3jgq.css","assets/CheckboxInput-erdihkw.js","assets/Field-khuee7j.js","assets/Field-lfzd1gm.css","assets/CheckboxInput-j3izgwg.css","assets/EmailInput-jjmg1xp.js","assets/FormattedInput-jxbawsd.js","assets/FieldGrid-osfkjyc.js","assets/FieldGrid-eso6xwz.css","assets/NationalIdInput-c311t9k.js","assets/DigitsInput-c2fhv04.js","assets/NumberTextInput-juiz8vc.js","assets/TextInput-h9yxk14.js","assets/addressValues-kcu10xf.js","assets/BankFields-nr72zwi.js","assets/bankAccount-d8jx9h3.js","assets/Combobox-oynjqua.js","assets/BankFields-ba20hot.css","assets/CreateCardPage-izf3d7o.js","assets/cardToken-kyklthr.js","assets/cardBody-kfjgv5j.js","assets/CardFields-f4bspv3.js","assets/cardEntry-eujx0y2.js","assets/ExpiryInput-oljks7i.js","assets/CardFields-nou9rvc.css","assets/EditCardPage-iq3s8wb.js","assets/EditCardPage-nw29z05.css","assets/actions-nem5co9.js","assets/wizardPaths-n2iopy2.js","assets/TaskDialog-ehy2yh5.js","assets/ImportDialog-o2fgojl.js","assets/ImportDialog-fj6yizi.css","assets/actions-l1pam10.css"])))=>i.map(i=>d[i]);
import { Xt as __vitePreload } from "./boot-ejmxxq5.js";
// src/resources/customers/later.ts
/** What of the noun has code, each part loading with its first use: the first screen knows the address of this file alone. */
var recordPage = async () => (await __vitePreload(async () => {
	const { recordPage } = await import("./recordPage-l0kkn4f.js");
	return { recordPage };
}, __vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22]))).recordPage;
var CustomerFormPage = async () => (await __vitePreload(async () => {
	const { CustomerFormPage } = await import("./CustomerFormPage-hn5c71f.js");
	return { CustomerFormPage };
}, __vite__mapDeps([23,2,1,3,4,5,6,24,25,26,27,28,29,8,9,30,7,31,32,33,17,16,34,35,36,37,38,39,40,41,20,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,19,59,60,61,62,63,64,65,66,67,68,69]))).CustomerFormPage;
var CreateCardPage = async () => (await __vitePreload(async () => {
	const { CreateCardPage } = await import("./CreateCardPage-izf3d7o.js");
	return { CreateCardPage };
}, __vite__mapDeps([70,2,1,3,4,5,6,71,24,25,26,27,28,29,8,9,30,7,32,33,17,16,34,31,72,20,15,18,19,73,74,62,58,54,55,75,59,60,61,64,76,49,50,51,52,37,38,39,40,41,42,43,44,45,46,47,14]))).CreateCardPage;
var EditCardPage = async () => (await __vitePreload(async () => {
	const { EditCardPage } = await import("./EditCardPage-iq3s8wb.js");
	return { EditCardPage };
}, __vite__mapDeps([77,2,1,3,4,5,6,71,24,25,26,27,28,29,8,9,30,7,32,33,17,16,34,31,49,50,51,52,36,37,38,39,40,41,20,42,43,44,45,46,47,75,62,58,54,55,19,14,15,18,78]))).EditCardPage;
var rowActions = async () => (await __vitePreload(async () => {
	const { rowActions } = await import("./actions-nem5co9.js");
	return { rowActions };
}, __vite__mapDeps([79,1,4,3,5,80,2,6,20,81,11,12,82,83,84]))).rowActions;
var listActions = async () => (await __vitePreload(async () => {
	const { listActions } = await import("./actions-nem5co9.js");
	return { listActions };
}, __vite__mapDeps([79,1,4,3,5,80,2,6,20,81,11,12,82,83,84]))).listActions;
export { CreateCardPage, CustomerFormPage, EditCardPage, listActions, recordPage, rowActions };
