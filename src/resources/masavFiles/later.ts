/** What of the noun has code, each part loading with its first use: the first screen knows the address of this file alone. */
export const fileActions = async () => (await import('./fileActions.ts')).fileActions;
export const listActions = async () => (await import('./generate.ts')).listActions;
export const bulkActions = async () => (await import('./rowActions.ts')).bulkActions;
export const FilePanel = async () => (await import('./FilePanel.tsx')).FilePanel;
