import { isObject } from '#contract/envelope.ts';

/** The first field with a fault, as a path; undefined when there is none. */
export function faultyField(errors: object): string | undefined {
  for (const [name, found] of Object.entries(errors)) {
    if (name === 'root' || !found) continue;
    if (Array.isArray(found)) {
      const index = found.findIndex(Boolean);
      const inner = index < 0 ? undefined : faultyField(found[index] as object);
      if (inner !== undefined) return `${name}.${index}.${inner}`;
    } else if (isObject(found)) {
      // A fault has a type; what has none holds the faults of its fields.
      if (typeof found.type === 'string') return name;
      const inner = faultyField(found);
      if (inner !== undefined) return `${name}.${inner}`;
    }
  }
  return undefined;
}
