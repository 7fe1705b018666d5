/** What of the noun has code, each page loading with its first use: the first screen knows the address of this file alone. */
export const ProfilePage = async () => (await import('./ProfilePage.tsx')).ProfilePage;
export const TerminalPage = async () => (await import('./TerminalPage.tsx')).TerminalPage;
export const TerminalFormPage = async () => (await import('./form/TerminalFormPage.tsx')).TerminalFormPage;
