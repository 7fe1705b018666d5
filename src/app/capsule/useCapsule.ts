import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Capsule } from '#contract/capsule/capsule.ts';
import { useSupport } from '#src/app/support/supportContext.ts';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { terminalOfAddress } from '#src/settings/addressedTerminal.ts';
import { useSaved } from '#src/settings/savedStore.ts';
import type { TabChoice } from '#src/settings/terminalChoice.ts';
import { chooseTerminal, type Terminal } from '#src/settings/terminals.ts';
import type { AskedCapsule } from '#src/ui/capsule/askedCapsule.ts';
import { useProduct } from '#src/ui/product.ts';
import { takeCapsule, type CapsuleSources } from './takeCapsule.ts';

/** What a capsule of this page is taken from, now. */
function useSources({ error, issueId }: AskedCapsule, tab: Pick<TabChoice, 'read'>): () => CapsuleSources {
  const queryClient = useQueryClient();
  const { recentCalls } = useSupport();
  const { roles } = usePerson();
  const { version } = useProduct();
  const locale = useCurrentLocale();
  const [saved] = useSaved('terminalID');
  return () => {
    const terminals = queryClient.getQueryData<Terminal[]>(['terminals', 'getList']);
    const wanted = { address: terminalOfAddress(location.search), tab: tab.read(), saved };
    return {
      calls: recentCalls(),
      terminals,
      terminalID: terminals && chooseTerminal(terminals, wanted)?.terminalID,
      roles,
      version,
      locale,
      ...((error !== undefined || issueId !== undefined) && {
        failure: { error, ...(issueId !== undefined && { issueId }) },
      }),
    };
  };
}

/** The capsule of the page as it was when somebody asked for it; undefined until it has been taken. */
export function useCapsule(asked: AskedCapsule, tab: Pick<TabChoice, 'read'>): Capsule | undefined {
  const [sources] = useState(useSources(asked, tab));
  const [capsule, setCapsule] = useState<Capsule>();
  useEffect(
    function take() {
      let left = false;
      void takeCapsule(sources).then((taken) => left || setCapsule(taken));
      return () => void (left = true);
    },
    [sources],
  );
  return capsule;
}
