/** What of the noun has code, each part loading with its first use: the first screen knows the address of this file alone. */
export const ImportPage = async () => (await import('./ImportPage.tsx')).ImportPage;
