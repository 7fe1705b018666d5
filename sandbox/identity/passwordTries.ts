import { type Count, networkOf } from '#sandbox/http/throttle.ts';

// spec gap: how many wrong passwords.
/** Wrong passwords within the window before further tries are refused (docs/rulings.md "Wrong passwords"). */
const allowed = { login: 10, address: 50, device: 10 };

/** Who tries a password. `device` is known when the login has signed in with this browser before. */
export interface Visitor {
  login: string;
  address: string;
  device?: string | undefined;
}

/** A browser that is known counts for itself alone: nobody else's guesses lock it out. */
export function countsOf({ login, address, device }: Visitor): Count[] {
  if (device !== undefined) return [{ key: `device ${device}`, most: allowed.device }];
  return [
    { key: `login ${login.slice(0, 200)}`, most: allowed.login },
    { key: `address ${networkOf(address)}`, most: allowed.address },
  ];
}
