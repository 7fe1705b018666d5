import { t as israelDay } from "./israelDay-fjzvcio.js";
// src/forms/israelToday.ts
/** Israel's day now, `YYYY-MM-DD`: what forms judge expiries by. */
function israelToday() {
	return israelDay(/* @__PURE__ */ new Date());
}
export { israelToday as t };
