import { useParams } from 'react-router';
import { isAllowed } from '#contract/roles.ts';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { RecordPage } from '#src/meta/record/RecordPage.tsx';
import type { ResourceDeclaration } from '#src/resources/defineResource.ts';
import { routes, type RouteDefinition, type RouteName } from '#src/resources/paths.ts';
import { resourcesByName } from '#src/resources/registry.ts';
import { relatedPath } from '#src/resources/relatedRecords.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';

/** The generated page of one record of a declared resource; the route's parameter is its id. */
export function RecordScreen({ declaration }: { declaration: ResourceDeclaration }) {
  const { roles } = usePerson();
  const { terminal } = useSelectedTerminal();
  const parameters = useParams();
  const id = Object.entries(parameters).find(([name]) => name !== '*')?.[1] ?? '';

  const mayOpen = (name: RouteName) => {
    const { access, feature }: RouteDefinition = routes[name];
    return isAllowed(access, roles) && (feature === undefined || terminal.enabledFeatures.includes(feature));
  };
  // Several lists show the same records: transactions, and those of one transmission.
  const seeds = Object.values(resourcesByName)
    .filter(({ detailPage }) => detailPage?.name === declaration.detailPage?.name)
    .map(({ name }) => name);
  return (
    <RecordPage
      key={id}
      declaration={declaration}
      id={id}
      seeds={seeds}
      relatedPath={(field, value) => relatedPath(field, value, mayOpen)}
    />
  );
}
