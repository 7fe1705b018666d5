import { withCopied } from '#src/settings/copiedLinks.ts';
import { useSavedList } from '#src/settings/savedStore.ts';

/** The payment links that this person made to copy on a terminal, the last one first, and how one is kept. */
export function useCopiedLinks(terminalID: string): {
  ids: readonly string[];
  keep: (paymentIntentID: string) => void;
} {
  const [kept, change] = useSavedList('copiedLinks');
  return {
    ids: kept.filter((link) => link.terminalID === terminalID).map(({ paymentIntentID }) => paymentIntentID),
    keep(paymentIntentID) {
      if (paymentIntentID !== '') change((now) => withCopied(now, { paymentIntentID, terminalID }));
    },
  };
}
