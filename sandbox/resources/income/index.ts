import type { Noun } from '#sandbox/noun/noun.ts';
import { incomeList } from './list.ts';

export const incomeNoun: Noun = {
  lists: [incomeList],
};
