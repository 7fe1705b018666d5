import { useStore } from '#src/store/useStore.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { contractPanel } from './contractPanel.ts';

const ContractPanel = lazyPart(async () => (await import('./ContractPanel.tsx')).ContractPanel);

/** Draws the panel over the page while it is open. */
export function ContractPanelHost() {
  const isOpen = useStore(contractPanel);
  return isOpen && <ContractPanel onClose={() => contractPanel.write(false)} />;
}
