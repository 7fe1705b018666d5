import { isObject } from './envelope.ts';
import { type AccessPolicy, isAllowed, type Role } from './roles.ts';

/** A field that not everybody may see or change, whichever call it travels with. */
export interface FieldPolicy {
  /** Where it stands in its record; what lies below it is meant too. */
  path: string;
  read: AccessPolicy;
  write: AccessPolicy;
}

const ofBilling = { read: 'billing', write: 'billing' } as const;
/** What everybody works with, and few decide. */
const decided = { read: 'any', write: 'billing' } as const;

// spec gap: which fields need what (docs/rulings.md).
/** The restricted fields of each noun: a role may do in a record what it may do where its own screen is. */
export const fieldPolicies = {
  terminals: [
    // As completed webhooks: who may not see them must not send them elsewhere either.
    { path: 'webhooks', ...ofBilling },
    // As billing deals, which it charges.
    { path: 'billingSettings.createRecurrentPaymentsAutomatically', ...ofBilling },
    // As making it anew.
    { path: 'sharedApiKey', ...ofBilling },
    // What all charges and documents say.
    { path: 'vatRate', ...decided },
    { path: 'defaultInvoiceType', ...decided },
    { path: 'defaultRefundInvoiceType', ...decided },
    { path: 'defaultCreditInvoiceType', ...decided },
  ],
} as const satisfies Readonly<Record<string, readonly FieldPolicy[]>>;

/** A restricted field of a terminal. */
export type RestrictedField = (typeof fieldPolicies)['terminals'][number]['path'];

const policiesOf = (noun: string): readonly FieldPolicy[] =>
  Object.entries(fieldPolicies).find(([name]) => name === noun)?.[1] ?? [];

/** What stands at a path of a record; undefined: nothing. @example valueAt({ a: { b: 1 } }, 'a.b') // 1 */
export const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce((held: unknown, name) => (isObject(held) ? held[name] : undefined), record);

/** Restricted fields of a noun that somebody may not see. */
export const hiddenFields = (noun: string, held: readonly Role[]): readonly string[] =>
  policiesOf(noun)
    .filter(({ read }) => !isAllowed(read, held))
    .map(({ path }) => path);

/** Restricted fields of a noun that somebody may not change; those that are hidden are among them. */
export const fixedFields = (noun: string, held: readonly Role[]): readonly string[] =>
  policiesOf(noun)
    .filter(({ write }) => !isAllowed(write, held))
    .map(({ path }) => path);

/** A record without fields; those of them that a type demands must not be named. */
export function without<Held extends object>(record: Held, paths: readonly string[]): Held {
  if (paths.length === 0) return record;
  const left = structuredClone(record);
  for (const path of paths) {
    const names = path.split('.');
    const holder = valueAt({ left }, ['left', ...names.slice(0, -1)].join('.'));
    if (isObject(holder)) Reflect.deleteProperty(holder, names.at(-1) ?? '');
  }
  return left;
}

/** What of a record a person may see. @param noun by its name in the calls, `terminals` */
export const visiblePart = <Held extends object>(noun: string, record: Held, held: readonly Role[]): Held =>
  without(record, hiddenFields(noun, held));
