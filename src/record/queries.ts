import { preloadTabs } from '#src/ui/tabs/Tabs.tsx';
import type { LoadRecordPage } from './declaration.ts';

/** What the declared page of a noun's records is known under, and how it loads. */
export function recordPageChunk(resource: string, load: LoadRecordPage) {
  async function loadWithTabs() {
    const page = await load();
    if (page.tabs) preloadTabs();
    return page;
  }
  return [['declaredRecordPage', resource], loadWithTabs] as const;
}
