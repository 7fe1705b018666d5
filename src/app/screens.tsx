import type { ComponentType } from 'react';
import { MetaList } from '#src/meta/MetaList.tsx';
import { ComingScreen } from '#src/pages/comingScreen/ComingScreen.tsx';
import { FeatureNotice } from '#src/pages/comingScreen/FeatureNotice.tsx';
import { resourceOfRoute } from '#src/resources/registry.ts';
import { routes, type RouteDefinition, type RouteName } from '#src/resources/paths.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';

/** Screens of routes that show no generated list. */
const ownScreens: Partial<Record<RouteName, ComponentType>> = {};

/** What a route shows: its own screen, the list of its declaration, or a notice that the screen is to come. */
export function RouteScreen({ name }: { name: RouteName }) {
  const { terminal } = useSelectedTerminal();
  const { feature }: RouteDefinition = routes[name];
  if (feature && !terminal.enabledFeatures.includes(feature)) return <FeatureNotice feature={feature} />;
  const OwnScreen = ownScreens[name];
  if (OwnScreen) return <OwnScreen />;
  const declaration = resourceOfRoute(name);
  return declaration ? <MetaList declaration={declaration} /> : <ComingScreen name={name} />;
}
