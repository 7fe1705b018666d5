import { filters, type ListEndpointId } from '#contract/filters.ts';
import { searchableIn, type Searchable } from '#contract/recognize.ts';
import type { DataResource } from '#src/dataProvider/resource.ts';
import { inputText, type FilterValues } from '#src/meta/filterValues.ts';

/** What is looked for in a list, as the address tells it. */
export interface Searched {
  text: string;
  /** The parameters that carry it; none where nothing is looked for. */
  names: readonly string[];
}

const isListCall = (name: string): name is ListEndpointId => Object.hasOwn(filters, name);

/** The call by which a list is searched; undefined where the contract knows nothing of it. */
export function searchCallOf({ endpoints: { list }, filters: own }: DataResource): ListEndpointId | undefined {
  return own === undefined && typeof list === 'string' && isListCall(list) ? list : undefined;
}

/** What may be typed into a list's search. @param taken parameters that somebody else sets */
export function searchableOf(call: ListEndpointId, taken: readonly string[]): Searchable {
  const { kinds, parameters } = searchableIn(call);
  return { kinds, parameters: parameters.filter((names) => !names.some((name) => taken.includes(name))) };
}

/** The first of the searchable parameters that the address has: several that stand for one text say the same. */
export function searchedIn(values: FilterValues, { parameters }: Pick<Searchable, 'parameters'>): Searched {
  for (const names of parameters) {
    const [text = '', ...others] = names.map((name) => inputText(values[name]));
    if (text !== '' && others.every((other) => other === text)) return { text, names };
  }
  return { text: '', names: [] };
}
