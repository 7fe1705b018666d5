/** What of the noun has code, each part loading with its first use: the first screen knows the address of this file alone. */
export const recordPage = async () => (await import('./recordPage.ts')).recordPage;
export const rowActions = async () => (await import('./actions.ts')).rowActions;
export const intentPage = async () => (await import('./intentPage.ts')).intentPage;
export const intentActions = async () => (await import('./actions.ts')).intentActions;
export const listActions = async () => (await import('./actions.ts')).listActions;
