import { useCallback } from 'react';
import { useAuthProvider } from 'react-admin';

/**
 * Signs out, unless the person stays for the sake of unsaved work. React-admin's `useLogout` forgets all data
 * afterwards, and the page with it, also where the person stayed; a real sign-out leaves the page anyway.
 */
export function useSignOut(): () => void {
  const authProvider = useAuthProvider();
  return useCallback(() => void authProvider?.logout({}), [authProvider]);
}
