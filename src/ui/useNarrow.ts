import { useMediaQuery } from './mediaQuery.ts';

/** Below this width rows are cards. */
const narrowQuery = '(max-width: 599.95px)';

/** True on a phone's width. */
export function useNarrow(): boolean {
  return useMediaQuery(narrowQuery);
}
