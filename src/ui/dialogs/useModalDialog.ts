import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Shows a `<dialog>` over the page, which can not be used meanwhile, for as long as it is mounted.
 * @returns the ref of the dialog
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closes before it leaves the document, so that the focus returns to where it was.
  useLayoutEffect(function open() {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return dialog;
}
