import { describe, expect, it } from 'vitest';
import { displayNameOf, ownerOf, personOf } from '#src/authProvider/person.ts';
import { userWith } from '#tests/support/sessionTabs.ts';

describe('the person', () => {
  it('has the roles and the name of the claims', () => {
    expect(personOf(userWith('t', 60))).toEqual({ id: 'u1', displayName: 'דנה לוי', roles: ['Manager'] });
  });

  it.each([
    [{ given_name: 'דנה', family_name: 'לוי', name: 'dl' }, 'דנה לוי'],
    [{ given_name: 'דנה', name: 'dl' }, 'דנה'],
    [{ name: 'dl', given_name: ' ' }, 'dl'],
    [{ sub: 's' }, 's'],
  ])('is shown by first and last name, else by the profile name', (claims, expected) => {
    expect(displayNameOf(claims)).toBe(expected);
  });

  it('owns what the browser keeps, apart from the same person at another merchant', () => {
    const person = { id: 'a.b', displayName: '', roles: [] };
    expect(ownerOf({ ...person, merchantID: 'm1' })).not.toBe(ownerOf({ ...person, merchantID: 'm2' }));
  });
});
