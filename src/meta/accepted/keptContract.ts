import { useMemo } from 'react';
import type { Locale } from '#contract/constants.ts';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { ownerOf, type Person } from '#src/authProvider/person.ts';
import { columnsKeyOf, type DataResource } from '#src/dataProvider/resource.ts';
import { createEmitter } from '#src/store/createEmitter.ts';
import { useStore } from '#src/store/useStore.ts';

/** Tells this page's parts of every change. */
const changed = createEmitter();
/** What storage refused, which holds as long as the page. */
const refused = new Map<string, string>();

/** Texts that the browser keeps of the contract for one person in their roles; never a row. */
export interface KeptContract {
  read: (name: string) => string | undefined;
  write: (name: string, text: string) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The texts of one person: another role is told of other columns, which is no change of the contract. */
export function keptContract(person: Pick<Person, 'id' | 'merchantID' | 'roles'>): KeptContract {
  const prefix = `back-office.contract.1.${ownerOf({ displayName: '', ...person })}.${person.roles.join('+')}.`;
  return {
    read(name) {
      const key = prefix + name;
      try {
        return refused.get(key) ?? window.localStorage.getItem(key) ?? undefined;
      } catch {
        return refused.get(key);
      }
    },
    write(name, text) {
      const key = prefix + name;
      try {
        window.localStorage.setItem(key, text);
        refused.delete(key);
      } catch {
        refused.set(key, text);
      }
      changed.emit();
    },
    subscribe: changed.subscribe,
  };
}

export const metaName = (list: DataResource, locale: Locale): string => `meta.${columnsKeyOf(list)}.${locale}`;
export const wordsName = (locale: Locale): string => `words.${locale}`;
export const understoodName = (list: string): string => `understood.${list}`;

/** The kept texts of the signed-in person. */
export function useKeptContract(): KeptContract {
  const person = usePerson();
  return useMemo(() => keptContract(person), [person]);
}

/** One kept text; drawn anew when it changes. */
export function useKeptText(kept: KeptContract, name: string): string | undefined {
  return useStore({ subscribe: kept.subscribe, read: () => kept.read(name) });
}
