import { useStore } from '#src/store/useStore.ts';
import { ViewpointDialog } from './ViewpointDialog.tsx';
import { viewpointChoice } from './viewpointChoice.ts';

/** The choice of a viewpoint, while somebody makes it. */
export function ViewpointHost() {
  return useStore(viewpointChoice) && <ViewpointDialog onClose={() => viewpointChoice.write(false)} />;
}
