(()=>{// src/frame.ts
/**
* What the frame of the first paint follows, before anything else has come: language, appearance, and whether bar and
* drawer stand there at all. Runs before the page is drawn, so it imports nothing and is small; a test holds its keys
* against those of the application.
*/
var { dataset } = document.documentElement;
var { pathname } = location;
try {
	const [theme, drawer] = (localStorage.getItem("back-office.frame") ?? "").split(" ");
	if (theme === "dark" || theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches) dataset.theme = "dark";
	if (localStorage.getItem("back-office.locale") === "en-IL") Object.assign(document.documentElement, {
		lang: "en",
		dir: "ltr"
	});
	if (Object.keys(localStorage).some((key) => key.startsWith("back-office.session.user:"))) dataset.frame = pathname.startsWith("/wizard/") ? "wizard" : drawer ?? "open";
	if (pathname.includes("/list")) dataset.list = "";
} catch {}})();