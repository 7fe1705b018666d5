import type { ReactNode } from 'react';
import { useCurrentRoute } from '#src/app/currentRoute.ts';
import { KeepAliveLists } from '#src/app/KeepAliveLists.tsx';
import { PaletteHost } from '#src/app/palette/PaletteHost.tsx';
import { SeenListsProvider } from '#src/app/seenLists.tsx';
import { ShortcutsHost } from '#src/app/shortcuts/ShortcutsHost.tsx';
import { guardFallback } from '#src/resources/paths.ts';
import { AfterFirstScreen } from '#src/ui/afterFirstScreen.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { ArrivalFocus } from './ArrivalFocus.tsx';
import { Frame } from './Frame.tsx';

const KeepFrame = lazyPart(async () => (await import('./KeepFrame.tsx')).KeepFrame);
const Ahead = lazyPart(async () => (await import('#src/app/ahead/Ahead.tsx')).Ahead);

/** The frame the current route asks for; an address without a route is told so inside the main one. */
export function Layout({ children }: { children: ReactNode }) {
  const route = useCurrentRoute();
  return (
    <>
      <ArrivalFocus />
      <ShortcutsHost />
      <AfterFirstScreen>
        <Ahead />
        <KeepFrame />
      </AfterFirstScreen>
      <SeenListsProvider>
        <PaletteHost />
        <Frame isWizard={route?.definition.layout === 'wizard'} isLanding={route?.name === guardFallback}>
          <KeepAliveLists>{children}</KeepAliveLists>
        </Frame>
      </SeenListsProvider>
    </>
  );
}
