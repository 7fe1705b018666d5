/** A part of a request, made of texts; the schemas of the contract judge it. */
export type RequestPart = Readonly<Record<string, unknown>>;

/** Leaves out what is empty, at this level. */
export function filled(fields: RequestPart): RequestPart {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined));
}

/** A number as typed; what is none travels as it is, for the rules to refuse. */
export function toNumber(text: string): number | string | undefined {
  const plain = text.trim();
  return plain === '' || !Number.isFinite(Number(plain)) ? plain || undefined : Number(plain);
}
