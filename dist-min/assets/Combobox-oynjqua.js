const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/MaterialCombobox-n7blu2d.js","assets/rolldown-runtime-ks8d4l7.js","assets/app-k3iiw52.js","assets/config-j31upzy.js","assets/boot-ejmxxq5.js","assets/boot-jp7zf7t.css","assets/app-etb98fb.css","assets/MaterialTheme-by4iwfk.js","assets/contains-hgq6l00.js","assets/Portal-gkfbg2o.js","assets/Popper-jfuh4yr.js","assets/useSlotProps-htmdn1k.js","assets/capitalize-fbmjiyc.js","assets/IconButton-mimmoky.js","assets/ButtonBase-o8agz9r.js","assets/createSvgIcon-gcnah6s.js","assets/useSlot-d56y98b.js","assets/Field-khuee7j.js","assets/Field-lfzd1gm.css","assets/MaterialCombobox-fw3ud5o.css"])))=>i.map(i=>d[i]);
import { n as Field } from "./Field-khuee7j.js";
import { $t as inputClass, Tn as lazyPart } from "./app-k3iiw52.js";
import { Xt as __vitePreload, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/combobox/Combobox.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Holds the combobox's place while its code loads. */
function Waiting({ id, label, help, error, required }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		id,
		label,
		help,
		error,
		required,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: inputClass() })
	});
}
/** A field that searches while one types and chooses from what is found. Its code loads with its first use. */
var Combobox = lazyPart(async () => (await __vitePreload(async () => {
	const { MaterialCombobox } = await import("./MaterialCombobox-n7blu2d.js");
	return { MaterialCombobox };
}, __vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19]))).MaterialCombobox, Waiting);
Combobox.preload();
export { Combobox as t };
