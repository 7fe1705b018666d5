import { useMemo } from 'react';
import { useParams } from 'react-router';
import { RecordPage } from '#src/record/RecordPage.tsx';
import { RecordRegistryProvider, type RecordRegistry } from '#src/record/registry.ts';
import { recordIdOf } from '#src/resources/matchPath.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { recordsByName, pathOfField, relativesOf, resourceOfField } from '#src/resources/registry.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';

/** What pages of records ask of other nouns, for the person on the selected terminal. */
function useRegistry(): RecordRegistry {
  const isOpen = useIsOpen();
  return useMemo(
    () => ({
      listOf: (name) => {
        const declaration = recordsByName[name];
        return declaration && { declaration, path: declaration.page.path, isOpen: isOpen(declaration.page) };
      },
      recordPageOf: (name) => recordsByName[name]?.record,
      seedsOf: relativesOf,
      pathOf: (field, value) => pathOfField(field, value, isOpen),
      resourceOf: resourceOfField,
    }),
    [isOpen],
  );
}

export { preloadRecordParts } from '#src/record/RecordView.tsx';

/** The page of one record of a declared noun; the route's parameter is its id. */
export function RecordScreen({ declaration }: { declaration: ResourceList }) {
  const registry = useRegistry();
  const parameters = useParams();
  const id = recordIdOf(parameters) ?? '';
  return (
    <RecordRegistryProvider value={registry}>
      <RecordPage declaration={declaration} id={id} />
    </RecordRegistryProvider>
  );
}
