import { withLastCharged } from '#src/settings/lastCharged.ts';
import { useSavedList } from '#src/settings/savedStore.ts';
import type { Terminal } from '#src/settings/terminals.ts';

/** The customers charged last on a terminal, and how one is put in front of them (spec §3). */
export function useLastCharged({ terminalID }: Terminal): {
  ids: readonly string[];
  add: (consumerID: string) => void;
} {
  const [kept, change] = useSavedList('lastCharged');
  return {
    ids: kept.filter((one) => one.terminalID === terminalID).map(({ consumerID }) => consumerID),
    add(consumerID) {
      if (consumerID !== '') change((now) => withLastCharged(now, { consumerID, terminalID }));
    },
  };
}
