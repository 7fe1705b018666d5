import type { AuthProvider } from 'react-admin';
import { isAllowed, type AccessPolicy, type Role } from '#contract/roles.ts';
import type { Person } from './person.ts';
import type { Session } from './session.ts';

/**
 * React-admin's view of the session. The application renders for a signed-in person only and the HTTP client deals with
 * expired sessions (spec §8), so `checkAuth` and `checkError` have nothing left to do.
 * @param policyOf the access policy of a declared resource.
 */
export function createAuthProvider(
  session: Session,
  person: Person,
  policyOf: (resource: string) => AccessPolicy,
): AuthProvider {
  return {
    login: () => session.signIn('/'),
    logout: async () => {
      await session.signOut();
      return false;
    },
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getIdentity: () => Promise.resolve({ id: person.id, fullName: person.displayName }),
    getPermissions: (): Promise<readonly Role[]> => Promise.resolve(person.roles),
    canAccess: ({ resource }) => Promise.resolve(isAllowed(policyOf(resource), person.roles)),
  };
}
