import { fault, type Rule } from './fault.ts';

/** Endings of names that a network gives itself (RFC 6761, 6762, 8375 and custom). */
const privateNames = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** Whether a host is one that anybody may ask: a name of several parts, of no network of its own, and no number. */
function isPublicHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '').toLowerCase();
  // Numbers, however they were written, are four numbers or in brackets once an address was read.
  const isNumber = /^\[|^\d+(\.\d+){3}$/.test(name);
  return !isNumber && name.includes('.') && !privateNames.test(name);
}

// spec gap: which addresses a terminal may name (docs/rulings.md).
/**
 * An address on the web that servers and payers may be sent to: https, a public name, nobody's password in it. What the
 * name leads to, only who delivers there can judge.
 */
export const webAddress: Rule<string> = (text) => {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  const isSound =
    address?.protocol === 'https:' &&
    address.username === '' &&
    address.password === '' &&
    // Whatever a parser would repair, another one may read otherwise.
    /^https:\/\/[^\s\\@]+$/i.test(text) &&
    isPublicHost(address.hostname);
  return isSound ? undefined : fault('AddressMustBePublic');
};
