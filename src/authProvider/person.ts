import type { User } from 'oidc-client-ts';
import { parseRoles, type Role } from '#contract/roles.ts';

/** The signed-in person, from the id token's claims (spec §3 "User profile"). */
export interface Person {
  id: string;
  displayName: string;
  roles: readonly Role[];
  /** Only where the identity provider names it. */
  merchantID?: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** First plus last name, falling back to the profile name (spec §3), then to the subject. */
export function displayNameOf(claims: Readonly<Record<string, unknown>>): string {
  const full = [textOf(claims.given_name), textOf(claims.family_name)].filter(Boolean).join(' ');
  return full || textOf(claims.name) || textOf(claims.sub);
}

/** Who a session belongs to, by the claims of its id token. */
export function personOf({
  profile,
}: {
  profile: Pick<User['profile'], 'sub'> & Readonly<Record<string, unknown>>;
}): Person {
  const merchantID = textOf(profile.merchantID);
  return {
    id: profile.sub,
    displayName: displayNameOf(profile),
    roles: parseRoles(profile.role),
    ...(merchantID && { merchantID }),
  };
}

/** Key that parts what the browser keeps for one person of one merchant from everybody else's. */
export function ownerOf(person: Person): string {
  return [person.id, person.merchantID ?? ''].map(encodeURIComponent).join('.');
}
