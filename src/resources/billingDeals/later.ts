/** What of the noun has code, each part loading with its first use: the first screen knows the address of this file alone. */
export const DealFormPage = async () => (await import('./form/DealFormPage.tsx')).DealFormPage;
export const listActions = async () => (await import('./manyActions.ts')).listActions;
export const bulkActions = async () => (await import('./manyActions.ts')).bulkActions;
export const rowActions = async () => (await import('./actions.ts')).rowActions;
export const recordPage = async () => (await import('./recordPage.ts')).recordPage;
export const FollowDeals = async () => (await import('./useFollowDeals.ts')).FollowDeals;
export const ForecastPanel = async () => (await import('./forecast/ForecastPanel.tsx')).ForecastPanel;
