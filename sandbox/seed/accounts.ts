import type { merchants, users } from '#sandbox/db/schema/account.ts';
import { instantOf } from '#sandbox/db/seed/calendar.ts';
import type { World } from '#sandbox/db/seed/world.ts';

/** Hash of the password `sandbox`, made once: hashing at every start would cost more than it protects. */
const passwordHash = 'scrypt$1024$8$1$bWVyY2hhbnQgc2FuZGJveA$DLU3jqu4qpc4tQF26OBXaNKnbMnOfPH1oGWN4BFpy8E';

export function makeMerchant(world: World): typeof merchants.$inferInsert {
  const { merchantName, businessNumber, address } = world.plan;
  return { merchantID: world.merchantID, merchantName, businessNumber, address, created: instantOf(world.firstDay, 0) };
}

/** The people of README.md "People of the sandbox". */
export function makeUsers(world: World): (typeof users.$inferInsert)[] {
  return world.plan.users.map(({ email, givenName, familyName, role }, index) => ({
    userID: world.ids('user')(index),
    merchantID: world.merchantID,
    email,
    passwordHash,
    givenName,
    familyName,
    roles: [role],
    created: instantOf(world.firstDay, 0),
  }));
}
