import type { ReactNode } from 'react';
import { useCurrentRoute } from '#src/app/currentRoute.ts';
import { KeepAliveLists } from '#src/app/KeepAliveLists.tsx';
import { SeenListsProvider } from '#src/app/seenLists.tsx';
import { ShortcutsHost } from '#src/app/shortcuts/ShortcutsHost.tsx';
import { ArrivalFocus } from './ArrivalFocus.tsx';
import { MainLayout } from './MainLayout.tsx';
import { WizardLayout } from './WizardLayout.tsx';

/** The frame the current route asks for; an address without a route is told so inside the main one. */
export function Layout({ children }: { children: ReactNode }) {
  const isWizard = useCurrentRoute()?.definition.layout === 'wizard';
  return (
    <>
      <ArrivalFocus />
      <ShortcutsHost />
      {isWizard ? (
        <WizardLayout>{children}</WizardLayout>
      ) : (
        <SeenListsProvider>
          <MainLayout>
            <KeepAliveLists>{children}</KeepAliveLists>
          </MainLayout>
        </SeenListsProvider>
      )}
    </>
  );
}
