/** Hashes of the password `sandbox`, a salt each, at the shipped cost; made once, for hashing takes a third of a second each. */
const passwordHashes: Readonly<Record<string, string>> = {
  'manager@sandbox.test': 'scrypt$16384$8$5$qkepkoSvGi32-ufNZ0YG8A$J0Ko55mgnSaS8xdRyj7zF2ZUr1uCwTumPDkfBx6qEqY',
  'merchant@sandbox.test': 'scrypt$16384$8$5$W8XmVP6OCM7a9OVUep61_g$FsdtnyC08Bho8x4V-W6rthN5ASKsvU0hAS1ETCLrYeg',
  'billing@sandbox.test': 'scrypt$16384$8$5$X8hidHLCK9r6ufJaNGk70Q$dFWf64zj4duf37x6xcNV8wPUI-yA2MCK1Nnz3BhZiVI',
  'business@sandbox.test': 'scrypt$16384$8$5$SxYb4Fv3oVz42j8ceoLnZg$RkYfs8iU7eG6MUZfuEvBUvb-kN_L3j0gy08jf03wdFc',
  'manager@other.test': 'scrypt$16384$8$5$6-pJyrQTIBLbJfyjZ9N5TA$WzmdMFw8tjW7C4bNeAIwNccfEiSR24ya5fvUA-ot2Qg',
  'noterminals@sandbox.test': 'scrypt$16384$8$5$5ey7XpvThl68MQM2GI2g4Q$PmlSgchSpN4_fjoj9SiYcjMJTugX_lDNsHEgz_xn0Ig',
};

/** The hash of the password of a person of the seed, by e-mail address. */
export function passwordHashOf(email: string): string {
  const hash = passwordHashes[email];
  if (hash === undefined) throw new Error(`${email} has no password: add one to passwordHashes.ts`);
  return hash;
}
