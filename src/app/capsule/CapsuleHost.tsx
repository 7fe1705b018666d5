import type { TabChoice } from '#src/settings/terminalChoice.ts';
import { useStore } from '#src/store/useStore.ts';
import { askedCapsule } from '#src/ui/capsule/askedCapsule.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';

const CapsuleDialog = lazyPart(async () => (await import('./CapsuleDialog.tsx')).CapsuleDialog);

/** Shows the file for support that somebody asks for, wherever the button stands. */
export function CapsuleHost({ tab }: { tab: Pick<TabChoice, 'read'> }) {
  const asked = useStore(askedCapsule);
  return asked && <CapsuleDialog asked={asked} tab={tab} onClose={() => askedCapsule.write(undefined)} />;
}
