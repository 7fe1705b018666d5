import { qn as useNotify } from "./app-k3iiw52.js";
// src/ui/useCopy.ts
/** Copies a text and says whether that worked (spec §8). */
function useCopy() {
	const notify = useNotify();
	return async (text) => {
		try {
			await navigator.clipboard.writeText(text);
			notify("CopiedToClipboard", { type: "success" });
		} catch {
			notify("CanNotCopyToClipboard", { type: "error" });
		}
	};
}
export { useCopy as t };
