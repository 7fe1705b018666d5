import { useEffect } from 'react';

/** Parts of a page that close on Escape themselves. */
const ownEscape = [
  'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]',
  '[aria-haspopup][aria-expanded=true], [role=combobox][aria-expanded=true]',
].join();

/** Calls back on Escape, if there is what to call, unless something above the page (a menu, a dialog, a list of choices) has it first. */
export function useEscape(onEscape: (() => void) | undefined): void {
  useEffect(
    function listenForEscape() {
      if (!onEscape) return undefined;
      const escape = onEscape;
      function onKeyDown(event: KeyboardEvent): void {
        if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
        const { target } = event;
        if (target instanceof Element && target.closest(ownEscape)) return;
        if (document.querySelector('dialog[open], .MuiModal-root:not([aria-hidden=true])')) return;
        escape();
      }
      document.addEventListener('keydown', onKeyDown);
      return () => document.removeEventListener('keydown', onKeyDown);
    },
    [onEscape],
  );
}
