import type { merchants, users } from '#sandbox/db/schema/account.ts';
import { instantOf } from '#sandbox/db/seed/calendar.ts';
import { passwordHashOf } from './passwordHashes.ts';
import type { SeedContext } from '#sandbox/db/seed/seedContext.ts';

export function makeMerchant(context: SeedContext): typeof merchants.$inferInsert {
  const { merchantName, businessNumber, address, phone, email } = context.plan;
  return {
    merchantID: context.merchantID,
    merchantName,
    businessNumber,
    address,
    phone,
    email,
    created: instantOf(context.firstDay, 0),
  };
}

/** The people of README.md "People of the sandbox". */
export function makeUsers(context: SeedContext): (typeof users.$inferInsert)[] {
  return context.plan.users.map(({ email, givenName, familyName, role }, index) => ({
    userID: context.ids('user')(index),
    merchantID: context.merchantID,
    email,
    passwordHash: passwordHashOf(email),
    givenName,
    familyName,
    roles: [role],
    created: instantOf(context.firstDay, 0),
  }));
}
