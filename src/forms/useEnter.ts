import { useEffect } from 'react';

/** What does something of its own on Enter. */
const ownEnter =
  'a, button, input, select, textarea, summary, [contenteditable], [role=button], [role=combobox], [role=listbox], [role=menu], dialog, [role=dialog], [role=alertdialog]';

/**
 * Calls back on Enter where nothing else answers to it, as on a heading that has the focus: the page's filled button is
 * pressed from there, too. A key that is held down counts once.
 */
export function useEnter(onEnter: () => void): void {
  useEffect(
    function listenForEnter() {
      function onKeyDown(event: KeyboardEvent): void {
        if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || event.isComposing) return;
        if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
        const { target } = event;
        if (target instanceof Element && target.closest(ownEnter)) return;
        if (document.querySelector('dialog[open], .MuiModal-root:not([aria-hidden=true])')) return;
        event.preventDefault();
        onEnter();
      }
      document.addEventListener('keydown', onKeyDown);
      return () => document.removeEventListener('keydown', onKeyDown);
    },
    [onEnter],
  );
}
