import { routes } from '#src/resources/paths.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { useFirstScreenStands } from '#src/ui/afterFirstScreen.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';

const Bell = lazyPart(async () => (await import('./Bell.tsx')).Bell);

/** What waits, for who may not see home; it comes once the first screen stands. */
export function BellControl() {
  const isWanted = !useIsOpen()(routes.Dashboard);
  const stands = useFirstScreenStands(isWanted);
  return isWanted && stands && <Bell />;
}
