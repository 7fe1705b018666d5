import { useCallback } from 'react';
import type { RelatedPath } from '#src/record/relatedPath.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { routes } from './paths.ts';
import { relatedPath } from './relatedRecords.ts';

/** The addresses of records that this person may open on this terminal. */
export function useRelatedPath(): RelatedPath {
  const isOpen = useIsOpen();
  return useCallback((field, value) => relatedPath(field, value, (name) => isOpen(routes[name])), [isOpen]);
}
