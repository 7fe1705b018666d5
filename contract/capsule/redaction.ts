import { isGuid } from '#contract/rules/guid.ts';
import { isTypedParameter } from './fieldNames.ts';
import { isHarmlessParameter, placeholderOf } from './harmless.ts';

/** Ids that stand for saved cards, so many that they can be told apart. */
const standInOf = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
const isStandIn = (id: string) => id.startsWith('00000000-0000-4000-8000-');

/** What is kept of ids in one capsule. */
export interface KeptIds {
  /** The id as it is kept: another one, always the same, for what stands for a card. */
  keep: (name: string, id: string) => string;
}

/** Opens the memory of one capsule: equal ids stay equal in all of it. */
export function createKeptIds(): KeptIds {
  const standIns = new Map<string, string>();
  return {
    keep(name, id) {
      const known = standIns.get(id);
      if (known !== undefined) return known;
      if (!/token/i.test(name) || isStandIn(id)) return id;
      const standIn = standInOf(standIns.size + 1);
      standIns.set(id, standIn);
      return standIn;
    },
  };
}

/** One value of an address as a capsule keeps it. @param name of the parameter, which the contract knows */
export function redactParameter(ids: KeptIds, name: string, text: string): string {
  if (isTypedParameter(name)) return placeholderOf(name);
  const parts = text.split(',');
  if (parts.every(isGuid)) return parts.map((id) => ids.keep(name, id)).join(',');
  return isHarmlessParameter(text) ? text : placeholderOf(name);
}
