import { useMemo } from 'react';
import type { RecordRegistry } from '#src/record/registry.ts';
import { recordsByName, pathOfField, relativesOf, resourceOfField } from '#src/resources/registry.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';

/** What pages of records ask of other nouns, for the person on the selected terminal. */
export function useKnownRecords(): RecordRegistry {
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
