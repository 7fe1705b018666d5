const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/hubConnection-g7arl9c.js","assets/rolldown-runtime-ks8d4l7.js"])))=>i.map(i=>d[i]);
import { Xt as __vitePreload } from "./boot-ejmxxq5.js";
// src/realtime/lazyHub.ts
/** Opens the hub; its client loads with the first screen that listens. @param address absent where there is none */
function lazyHub(address) {
	return (socket) => {
		if (!address) return () => {};
		let left = false;
		let close;
		__vitePreload(async () => {
			const { openHub } = await import("./hubConnection-g7arl9c.js");
			return { openHub };
		}, __vite__mapDeps([0,1])).then(({ openHub }) => {
			if (!left) close = openHub(address, socket);
		}, () => {});
		return () => {
			left = true;
			close?.();
		};
	};
}
export { lazyHub as t };
