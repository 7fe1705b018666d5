import { preloadTabs } from '#src/ui/tabs/Tabs.tsx';
import type { LoadRecordPage } from './declaration.ts';

/** Tells the whole record from a list's row, which react-admin keeps under the record's id too. */
export const wholeRecord = { detail: true } as const;

/** What the declared page of a noun's records is known under, and how it loads. */
export function recordPageChunk(resource: string, load: LoadRecordPage) {
  async function loadWithTabs() {
    const page = await load();
    if (page.tabs) preloadTabs();
    return page;
  }
  return [['declaredRecordPage', resource], loadWithTabs] as const;
}
