/** The page is drawn anew in another language; its language button takes the focus of the one that was pressed. */
let isAwaited = false;

/** Called when a language is chosen, before the page is drawn anew. */
export function awaitLanguageFocus(): void {
  isAwaited = true;
}

/** True once after a choice. */
export function takeLanguageFocus(): boolean {
  const taken = isAwaited;
  isAwaited = false;
  return taken;
}
