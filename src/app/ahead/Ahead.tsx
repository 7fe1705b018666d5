import { useFreshDictionaries } from './useFreshDictionaries.ts';
import { usePreloadedLinks } from './usePreloadedLinks.ts';

/** Loads the code a person is likely to need next, and asks again for what was kept. */
export function Ahead(): null {
  useFreshDictionaries();
  usePreloadedLinks();
  return null;
}
