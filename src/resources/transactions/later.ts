/** What of the noun has code, each part loading with its first use: the first screen knows the address of this file alone. */
export const RejectionCell = async () => (await import('./RejectionCell.tsx')).RejectionCell;
export const recordActions = async () => (await import('./actions.ts')).recordActions;
export const bulkActions = async () => (await import('./manyActions.ts')).bulkActions;
export const listActions = async () => (await import('./manyActions.ts')).listActions;
export const recordPage = async () => (await import('./recordPage.ts')).recordPage;
