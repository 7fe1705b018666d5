import { useParams } from 'react-router';
import { RecordPage } from '#src/record/RecordPage.tsx';
import type { ResourceDeclaration } from '#src/resources/defineResource.ts';
import { resourcesByName } from '#src/resources/registry.ts';
import { useRelatedPath } from '#src/resources/useRelatedPath.ts';

/** The generated page of one record of a declared resource; the route's parameter is its id. */
export function RecordScreen({ declaration }: { declaration: ResourceDeclaration }) {
  const related = useRelatedPath();
  const parameters = useParams();
  const id = Object.entries(parameters).find(([name]) => name !== '*')?.[1] ?? '';
  // Several lists show the same records: transactions, and those of one transmission.
  const seeds = Object.values(resourcesByName)
    .filter(({ detailPage }) => detailPage?.name === declaration.detailPage?.name)
    .map(({ name }) => name);
  return <RecordPage key={id} declaration={declaration} id={id} seeds={seeds} relatedPath={related} />;
}
