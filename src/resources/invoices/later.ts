/** What of the noun has code, each part loading with its first use: the first screen knows the address of this file alone. */
export const rowActions = async () => (await import('./actions.ts')).rowActions;
export const bulkActions = async () => (await import('./manyActions.ts')).bulkActions;
export const listActions = async () => (await import('./listActions.tsx')).listActions;
export const TotalsPanel = async () => (await import('./totals/TotalsPanel.tsx')).TotalsPanel;
export const recordPage = async () => (await import('./recordPage.ts')).recordPage;
