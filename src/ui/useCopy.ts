import { useNotify } from 'react-admin';

/** Copies a text and says whether that worked (spec §8). */
export function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify('CopiedToClipboard', { type: 'success' });
    } catch {
      notify('CanNotCopyToClipboard', { type: 'error' });
    }
  };
}
