import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, In as ListContext, J as furtherIn, dr as require_react, fn as useSettings } from "./app-k3iiw52.js";
import { t as MoneyText } from "./MoneyText-g01fbq2.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// node_modules/ra-core/dist/controller/list/useListContext.js
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Hook to read the list controller props from the ListContext.
*
* Used within a <ListContextProvider> (e.g. as a descendent of <List>).
*
* @returns {ListControllerResult} list controller props
*
* @see useListController for how it is filled
*
* @example // custom list view
*
* import { useListContext } from 'react-admin';
*
* const MyList = () => {
*     const { data, isPending } = useListContext();
*     if (isPending) {
*         return <>Loading...</>;
*     }
*     return (
*         <ul>
*             {data.map(record => (
*                 <li key={record.id}>{record.name}</li>
*             ))}
*         </ul>
*     );
* }
*
* @example // custom pagination
*
* import { useListContext } from 'react-admin';
* import { Button, Toolbar } from '@mui/material';
* import ChevronLeft from '@mui/icons-material/ChevronLeft';
* import ChevronRight from '@mui/icons-material/ChevronRight';
*
* const PrevNextPagination = () => {
*     const { page, perPage, total, setPage } = useListContext();
*     const nbPages = Math.ceil(total / perPage) || 1;
*     return (
*         nbPages > 1 &&
*             <Toolbar>
*                 {page > 1 &&
*                     <Button color="primary" key="prev" onClick={() => setPage(page - 1)}>
*                         <ChevronLeft />
*                         Prev
*                     </Button>
*                 }
*                 {page !== nbPages &&
*                     <Button color="primary" key="next" onClick={() => setPage(page + 1)}>
*                         Next
*                         <ChevronRight />
*                     </Button>
*                 }
*             </Toolbar>
*     );
* }
*/
var useListContext = () => {
	const context = (0, import_react.useContext)(ListContext);
	if (!context) throw new Error("useListContext must be used inside a ListContextProvider");
	return context;
};
// src/resources/incomeReport/IncomeSums.module.css
var sums = "sums-uvw";
// src/resources/incomeReport/IncomeSums.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What the list's answer sums besides the charges, in this order. */
var fields = [
	"refundAmount",
	"netTotal",
	"vatTotal"
];
/** What refunds, net amounts and VAT come to, currency by currency; its place is the same before the answer. */
function IncomeSums() {
	const translate = useTranslate();
	const { currencies } = useSettings();
	const { meta } = useListContext();
	const sums$1 = new Map(furtherIn(meta));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: sums,
		children: fields.map((field) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: translate(`list.sums.${field}`) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: (sums$1.get(field) ?? []).map(([code, amount]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
			amount,
			currency: currencies.find((one) => one.code === code) ?? {
				code,
				name: code,
				symbol: code
			}
		}, code)) })] }, field))
	});
}
export { IncomeSums };
