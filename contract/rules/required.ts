import { fault, type Fault } from './fault.ts';

/** 0 or any truthy value passes (spec §5). */
export function required(value: unknown): Fault | undefined {
  return value === 0 || value ? undefined : fault('Required');
}

/** Required only if another value is truthy. */
export function requiredIf(value: unknown, other: unknown): Fault | undefined {
  return other ? required(value) : undefined;
}

/** Required only if another value is falsy. */
export function requiredUnless(value: unknown, other: unknown): Fault | undefined {
  return other ? undefined : required(value);
}
