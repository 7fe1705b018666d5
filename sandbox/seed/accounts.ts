import type { merchants, users } from '#sandbox/db/schema/account.ts';
import { instantOf } from '#sandbox/db/seed/calendar.ts';
import type { SeedContext } from '#sandbox/db/seed/seedContext.ts';

/** Hash of the password `sandbox`, made once: hashing at every start would cost more than it protects. */
const passwordHash = 'scrypt$1024$8$1$bWVyY2hhbnQgc2FuZGJveA$DLU3jqu4qpc4tQF26OBXaNKnbMnOfPH1oGWN4BFpy8E';

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
    passwordHash,
    givenName,
    familyName,
    roles: [role],
    created: instantOf(context.firstDay, 0),
  }));
}
