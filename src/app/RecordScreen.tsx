import { useParams } from 'react-router';
import { RecordPage } from '#src/record/RecordPage.tsx';
import { RecordRegistryProvider } from '#src/record/registry.ts';
import { recordIdOf } from '#src/resources/matchPath.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { useKnownRecords } from './useKnownRecords.ts';

export { preloadRecordParts } from '#src/record/RecordView.tsx';

/** The page of one record of a declared noun; the route's parameter is its id. */
export function RecordScreen({ declaration }: { declaration: ResourceList }) {
  const registry = useKnownRecords();
  const parameters = useParams();
  const id = recordIdOf(parameters) ?? '';
  return (
    <RecordRegistryProvider value={registry}>
      <RecordPage declaration={declaration} id={id} />
    </RecordRegistryProvider>
  );
}
