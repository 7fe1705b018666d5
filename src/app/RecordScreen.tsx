import { useParams } from 'react-router';
import { RecordPage } from '#src/record/RecordPage.tsx';
import type { ResourceList } from '#src/resources/defineResource.ts';
import { relativesOf } from '#src/resources/registry.ts';
import { useRelatedPath } from '#src/resources/useRelatedPath.ts';

/** The generated page of one record of a declared resource; the route's parameter is its id. */
export function RecordScreen({ declaration }: { declaration: ResourceList }) {
  const related = useRelatedPath();
  const parameters = useParams();
  const id = Object.entries(parameters).find(([name]) => name !== '*')?.[1] ?? '';
  const seeds = relativesOf(declaration.name);
  return <RecordPage key={id} declaration={declaration} id={id} seeds={seeds} relatedPath={related} />;
}
