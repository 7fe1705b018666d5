/** Where a sign-out that nobody asked for leaves the address for the sign-in that follows, in this tab. */
export const returnKey = 'back-office.returnTo';

/** Keeps the address to come back to after the next sign-in. */
export function rememberAddress(storage: Pick<Storage, 'setItem'>, address: string): void {
  try {
    storage.setItem(returnKey, address);
  } catch {
    // A full storage must not keep anybody signed in: the way back is to the start page then.
  }
}

/** The address to come back to, once; undefined without one. */
export function takeAddress(storage: Pick<Storage, 'getItem' | 'removeItem'>): string | undefined {
  const address = storage.getItem(returnKey) ?? undefined;
  storage.removeItem(returnKey);
  return address;
}
