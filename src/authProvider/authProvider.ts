import type { AuthProvider } from 'react-admin';
import type { Row } from '#contract/envelope.ts';
import type { Role } from '#contract/roles.ts';
import type { Person } from './person.ts';
import type { Session } from './session.ts';

/** What react-admin asks before it draws a page, a button or a field. */
export interface AccessQuestion {
  /** `list`, `show`, `create`, `edit`, `delete`, `export`, or one of a component's own. */
  action: string;
  /** Name of a declared resource, or of a route. */
  resource: string;
  /** The record it is about, as far as it is known. */
  record?: Row | undefined;
}

/**
 * React-admin's view of the session. The application renders for a signed-in person only and the HTTP client deals with
 * expired sessions (spec §8), so `checkAuth` and `checkError` have nothing left to do.
 * @param canAccess the application's own judgement of roles and features.
 */
export function createAuthProvider(
  session: Pick<Session, 'signIn' | 'signOut'>,
  person: Person,
  canAccess: (question: AccessQuestion) => boolean,
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
    canAccess: ({ action, resource, record }) => Promise.resolve(canAccess({ action, resource, record })),
  };
}
