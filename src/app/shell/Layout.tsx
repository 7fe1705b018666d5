import type { ReactNode } from 'react';
import { useCurrentRoute } from '#src/app/currentRoute.ts';
import { MainLayout } from './MainLayout.tsx';
import { WizardLayout } from './WizardLayout.tsx';

/** The frame the current route asks for; an address without a route is told so inside the main one. */
export function Layout({ children }: { children: ReactNode }) {
  const Frame = useCurrentRoute()?.definition.layout === 'wizard' ? WizardLayout : MainLayout;
  return <Frame>{children}</Frame>;
}
