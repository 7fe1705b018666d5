import { isObject } from '#contract/envelope.ts';

/** Which columns of a list a person shows, and in which order; what it does not name follows the meta. */
export interface ColumnPreferences {
  /** Fields in the person's order, hidden ones too. */
  order: readonly string[];
  hidden: readonly string[];
}

/** Height of the rows: 44 px or 36 px. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Reads a kept density without trusting it. */
export function parseDensity(value: unknown): Density | undefined {
  return densities.find((density) => density === value);
}

/** The texts of an array, each once; anything else has none. */
function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.filter((one) => typeof one === 'string'))] : [];
}

/** Reads stored column preferences without trusting them. @returns undefined for what says nothing about columns. */
export function parseColumns(value: unknown): ColumnPreferences | undefined {
  if (!isObject(value)) return undefined;
  const columns = { order: textsOf(value.order), hidden: textsOf(value.hidden) };
  return columns.order.length + columns.hidden.length === 0 ? undefined : columns;
}

/**
 * The fields of a meta in the person's order. A field the meta gained stands where the meta has it: behind the one
 * it follows there; a field the meta lost is skipped.
 * @example orderedFields(['a', 'new', 'b'], { order: ['b', 'a'], hidden: [] }) // ['b', 'a', 'new']
 */
export function orderedFields(fields: readonly string[], preferences: ColumnPreferences | undefined): string[] {
  const ordered = (preferences?.order ?? []).filter((field) => fields.includes(field));
  fields.forEach((field, index) => {
    if (ordered.includes(field)) return;
    const before = fields[index - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, field);
  });
  return ordered;
}

/**
 * The fields to show, in the person's order; never none: when all that is left is hidden, the first one stays.
 * @example visibleFields(['a', 'b'], { order: [], hidden: ['a'] }) // ['b']
 */
export function visibleFields(fields: readonly string[], preferences: ColumnPreferences | undefined): string[] {
  const ordered = orderedFields(fields, preferences);
  const visible = ordered.filter((field) => !preferences?.hidden.includes(field));
  return visible.length > 0 ? visible : ordered.slice(0, 1);
}

/** The preferences with one field shown or hidden; the last one shown cannot be hidden. */
export function withVisibility(
  fields: readonly string[],
  preferences: ColumnPreferences | undefined,
  field: string,
  visible: boolean,
): ColumnPreferences {
  const order = orderedFields(fields, preferences);
  const shown = visibleFields(fields, preferences);
  const next = visible ? [...shown, field] : shown.filter((one) => one !== field);
  // Fields the meta lacks today keep their place in the memory: it may gain them again.
  const absent = (preferences?.hidden ?? []).filter((one) => !fields.includes(one));
  const kept = next.length > 0 ? next : shown;
  return { order, hidden: [...absent, ...order.filter((one) => !kept.includes(one))] };
}

/** The preferences with one field moved to a position among all, hidden ones too; positions beyond the ends are the ends. */
export function withPosition(
  fields: readonly string[],
  preferences: ColumnPreferences | undefined,
  field: string,
  position: number,
): ColumnPreferences {
  const others = orderedFields(fields, preferences).filter((one) => one !== field);
  const at = Math.max(0, Math.min(position, others.length));
  return { order: others.toSpliced(at, 0, field), hidden: preferences?.hidden ?? [] };
}

/** True when both show the same columns of a meta in the same order. */
export function sameColumns(
  fields: readonly string[],
  one: ColumnPreferences | undefined,
  other: ColumnPreferences | undefined,
): boolean {
  return visibleFields(fields, one).join('\n') === visibleFields(fields, other).join('\n');
}
