import type { FilterField } from './filterFields.ts';

/** Which fields stand together under "More filters", by what their parameters are called; the first that fits counts. */
const groups = [
  ['time', /date|period/i],
  ['amount', /amount|currency/i],
  ['settlement', /^(shva|solek|clearing|masav|hasMasav|notTransmitted|finalization|success)/],
  ['card', /card/i],
  ['customer', /^(consumer|email|phone|nationalID|search)/],
  ['state', /status|type|presence|active|paused|finished|actual|error|progress|only|permanent|^has|^is|category/i],
] as const;

/** The rest: what it is called elsewhere. */
const others = 'reference';

export type FilterGroupName = (typeof groups)[number][0] | typeof others;

export interface FilterGroup {
  name: FilterGroupName;
  fields: readonly FilterField[];
}

function groupOf({ names: [name = ''], control }: FilterField): FilterGroupName {
  return groups.find(([, pattern]) => pattern.test(name))?.[0] ?? (control === 'choice' ? 'state' : others);
}

const names: readonly FilterGroupName[] = [...groups.map(([name]) => name), others];

/** The fields of "More filters", group by group. */
export function filterGroups(fields: readonly FilterField[]): FilterGroup[] {
  return names
    .map((name) => ({ name, fields: fields.filter((field) => groupOf(field) === name) }))
    .filter((group) => group.fields.length > 0);
}
