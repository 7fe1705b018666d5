import { describe, expect, it } from 'vitest';
import { isAllowed, parseRoles, roles, type Role } from '#contract/roles.ts';

describe('isAllowed', () => {
  it.each<[Role[], boolean]>([
    [[], false],
    [['Merchant'], false],
    [['Manager'], true],
    [['BillingAdministrator'], true],
    [['BusinessAdministrator'], false],
    [['Merchant', 'BusinessAdministrator'], false],
    [['Merchant', 'BillingAdministrator'], true],
  ])('%j may use what is for billing roles: %s', (held, allowed) => {
    expect(isAllowed('billing', held)).toBe(allowed);
  });

  it('opens the rest to everyone who is signed in, whatever their roles', () => {
    for (const role of roles) expect(isAllowed('any', [role])).toBe(true);
    expect(isAllowed('any', [])).toBe(true);
  });
});

describe('parseRoles', () => {
  it.each<[unknown, Role[]]>([
    ['Manager', ['Manager']],
    [
      ['Manager', 'Merchant'],
      ['Merchant', 'Manager'],
    ],
    [['Manager', 'Manager'], ['Manager']],
    ['manager', []],
    [['Owner', 'Manager'], ['Manager']],
    [undefined, []],
    [null, []],
    [7, []],
    [[['Manager']], []],
    [{ role: 'Manager' }, []],
    ['Manager Merchant', []],
  ])('reads %j as %j', (claim, expected) => {
    expect(parseRoles(claim)).toEqual(expected);
  });
});
