import type { ListEndpointId } from '#contract/filters.ts';
import { meansCustomer, recognize } from '#contract/recognize.ts';
import { searchCallOf } from '#src/list/search/searchedIn.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { readingsOf } from './layouts.ts';

type Filter = Readonly<Record<string, string>>;

/** What one list is asked: a filter after the other, until one has rows. */
export interface PaletteQuestion {
  list: ResourceList;
  call: ListEndpointId;
  /** What was typed. */
  text: string;
  /** One filter each. */
  filters: readonly Filter[];
  /** A customer is meant, whose rows are asked for before the filters once exactly one is found. */
  byPerson: boolean;
}

/** Fewest letters that are asked for. */
const fewestLetters = 2;
/** Most questions that one list is asked for one text. */
const mostTries = 3;

/** What a text may mean in a list: the likeliest of each layout of the keyboard, then what else it may be. */
function filtersFor(call: ListEndpointId, text: string): Filter[] {
  const ofReadings = readingsOf(text).map((reading) =>
    recognize(call, reading).flatMap((meaning) => ('filter' in meaning ? [meaning.filter] : [])),
  );
  const longest = Math.max(...ofReadings.map(({ length }) => length));
  const inTurns = Array.from({ length: longest }, (_, index) => ofReadings.map((filters) => filters[index]));
  return inTurns
    .flat()
    .filter((filter) => filter !== undefined)
    .slice(0, mostTries);
}

/** The call that finds people by whatever they are known by. */
export const customersCall: ListEndpointId = 'consumers.list';

/** Whether a text may be a person's: some list is asked by the customer whom it finds. */
const mayBePerson = (text: string) =>
  readingsOf(text).some((reading) => recognize('paymentRequests.list', reading).some((one) => 'customer' in one));

/**
 * What lists are asked for a text: all that have something it fits. What other work begins with leads where a text may be
 * somebody's, else the order of the menu holds.
 */
export function questionsFor(lists: readonly ResourceList[], typed: string): PaletteQuestion[] {
  const text = typed.trim();
  if (text.length < fewestLetters) return [];
  const questions = lists.flatMap((list): PaletteQuestion[] => {
    const call = searchCallOf(list);
    if (call === undefined || list.detailPath === undefined) return [];
    const filters = filtersFor(call, text);
    const byPerson = readingsOf(text).some((reading) => meansCustomer(recognize(call, reading)));
    return filters.length > 0 || byPerson ? [{ list, call, text, filters, byPerson }] : [];
  });
  const rank = ({ list, call }: PaletteQuestion) => (call === customersCall ? 0 : list.begins ? 1 : 2);
  return mayBePerson(text) ? questions.toSorted((a, b) => rank(a) - rank(b)) : questions;
}
