import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ExportJob, ExportStore } from './exportStore.ts';

const ExportsContext = createContext<ExportStore | undefined>(undefined);
export const ExportsProvider = ExportsContext.Provider;

/** The exports of this page. @throws Error outside an ExportsProvider. */
export function useExports(): ExportStore {
  const store = useContext(ExportsContext);
  if (!store) throw new Error('useExports needs an ExportsProvider');
  return store;
}

export function useExportJobs(): readonly ExportJob[] {
  const { subscribe, read } = useExports();
  return useSyncExternalStore(subscribe, read);
}
