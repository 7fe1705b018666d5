import type { ComponentType } from 'react';
import { MetaList } from '#src/meta/MetaList.tsx';
import { ComingScreen } from '#src/pages/comingScreen/ComingScreen.tsx';
import { FeatureNotice } from '#src/pages/comingScreen/FeatureNotice.tsx';
import { resourceOfRoute, routeTable } from '#src/resources/registry.ts';
import { isRouteName, type RouteName } from '#src/resources/paths.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';

/** Screens of routes that show no generated list. */
const ownScreens: Partial<Record<RouteName, ComponentType>> = {};

/** What a route shows: its own screen, the list of its declaration, or a notice that the screen is to come. */
export function RouteScreen({ name }: { name: string }) {
  const { terminal } = useSelectedTerminal();
  const feature = routeTable[name]?.feature;
  if (feature && !terminal.enabledFeatures.includes(feature)) return <FeatureNotice feature={feature} />;
  const OwnScreen = isRouteName(name) ? ownScreens[name] : undefined;
  if (OwnScreen) return <OwnScreen />;
  const declaration = resourceOfRoute(name);
  if (declaration) return <MetaList declaration={declaration} />;
  return isRouteName(name) && <ComingScreen name={name} />;
}
