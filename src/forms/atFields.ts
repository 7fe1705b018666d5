/**
 * Faults of a server at inputs: one of a group, which has no input itself, stands at the first input of the group.
 * @param shown the fields that have an input on screen
 * @example atFields({ account: 'x' }, ['account.bank', 'account.number']) // { 'account.bank': 'x' }
 */
export function atFields(faults: Readonly<Record<string, string>>, shown: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, text] of Object.entries(faults)) {
    const first = shown.includes(path) ? undefined : shown.find((field) => field.startsWith(`${path}.`));
    // What an input is told of itself comes first.
    if (first === undefined) found[path] = text;
    else if (faults[first] === undefined) found[first] ??= text;
  }
  return found;
}
