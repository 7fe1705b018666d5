import { ContractPanelHost } from '#src/app/contract/ContractPanelHost.tsx';
import { useNotedWords } from '#src/app/contract/useNotedWords.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { useFreshDictionaries } from './useFreshDictionaries.ts';
import { usePreloadedLinks } from './usePreloadedLinks.ts';

const ViewpointHost = lazyPart(async () => (await import('#src/app/viewpoint/ViewpointHost.tsx')).ViewpointHost);

/** Loads the code a person is likely to need next, asks again for what was kept, and notes what changed of it. */
export function Ahead() {
  useFreshDictionaries();
  usePreloadedLinks();
  useNotedWords();
  return (
    <>
      <ContractPanelHost />
      <ViewpointHost />
    </>
  );
}
