import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListEndpointId } from '#contract/filters.ts';
import { meansCustomer, recognize, type TypedKind } from '#contract/recognize.ts';
import { filterText } from '#contract/rules/filterText.ts';
import type { ListState } from '#src/list/useList.ts';
import { loadChunk } from '#src/ui/lazy/loadChunk.ts';
import { usePlainDataProvider } from '#src/dataProvider/usePlainDataProvider.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import { searchableOf, searchCallOf, searchedIn, type Searched } from './searchedIn.ts';

/** A customer by whom rows are looked for, and what was typed to find them. */
interface CustomerSearch {
  typed: string;
  consumerID: string;
}

/** What a list's search shows, and what comes of what is typed. */
export interface ListSearchState extends Searched {
  call: ListEndpointId;
  kinds: readonly TypedKind[];
  /** It is the only control of the parameter that looks through all texts, where the call has one. */
  ownsSearch: boolean;
  /** Whether a text can mean anything here. */
  accepts: (text: string) => boolean;
  /** Looks for what a text most likely means. */
  search: (text: string) => void;
  /** Looks for another of its meanings. */
  searchBy: (filter: FilterValues) => void;
  /** The customer by whom rows are looked for, where a customer is what was meant. */
  consumerID: string | undefined;
  /** Why the last text led to nothing. */
  failure: 'list.search.nobody' | 'list.search.failed' | undefined;
}

/**
 * The search of a list: one text that becomes the filter it fits, so that the address tells it like any other. Where only
 * a customer can be meant, as by a telephone in transactions, the customer is asked for first.
 * @returns undefined for a list whose call has nothing to look for
 */
export function useListSearch(
  { declaration, permanent }: ListState,
  values: FilterValues,
  onChange: (change: FilterValues) => void,
): ListSearchState | undefined {
  const dataProvider = usePlainDataProvider();
  const [ofCustomer, setOfCustomer] = useState<CustomerSearch>();
  const [failure, setFailure] = useState<ListSearchState['failure']>();
  /** What was looked for last: an answer to anything older is thrown away. */
  const asked = useRef<string>(undefined);
  useEffect(function forgetWhenLeft() {
    return () => {
      asked.current = undefined;
    };
  }, []);
  const call = searchCallOf(declaration);
  const taken = [...Object.keys(permanent), ...Object.keys(declaration.fixedFilter ?? {})].join();
  const searchable = useMemo(() => call && searchableOf(call, taken.split(',')), [call, taken]);
  if (!call || !searchable || searchable.kinds.length === 0) return undefined;
  const isOfCustomer = ofCustomer !== undefined && values.consumerID === ofCustomer.consumerID;
  const searched = isOfCustomer ? { text: ofCustomer.typed, names: ['consumerID'] } : searchedIn(values, searchable);

  const change = (filter: FilterValues) =>
    onChange({ ...Object.fromEntries(searched.names.map((name) => [name, undefined])), ...filter });

  function searchBy(filter: FilterValues, typed = searched.text) {
    const { consumerID } = filter;
    asked.current = undefined;
    setFailure(undefined);
    setOfCustomer(typeof consumerID === 'string' ? { typed, consumerID } : undefined);
    change(filter);
  }
  /** @param other what the text may mean besides, should nobody be found by it */
  async function searchByCustomer(typed: string, other: FilterValues | undefined) {
    asked.current = typed;
    try {
      const { searchCustomers } = await loadChunk(async () => import('./searchCustomers.ts'));
      const [found] = await searchCustomers(dataProvider, typed, 1);
      if (asked.current !== typed) return;
      if (typeof found?.consumerID === 'string') searchBy({ consumerID: found.consumerID }, typed);
      else if (other) searchBy(other, typed);
      else setFailure('list.search.nobody');
    } catch {
      if (asked.current === typed) setFailure('list.search.failed');
    }
  }
  return {
    ...searched,
    call,
    kinds: searchable.kinds,
    ownsSearch: searchable.parameters.some((names) => names.includes('search')),
    consumerID: isOfCustomer ? ofCustomer.consumerID : undefined,
    failure,
    accepts: (text) => !filterText(text) && recognize(call, text).length > 0,
    searchBy,
    search(text) {
      if (text === '') return searchBy({});
      const meanings = recognize(call, text);
      const direct = meanings.find((meaning) => 'filter' in meaning);
      if (direct && !meansCustomer(meanings)) searchBy(direct.filter, text);
      else void searchByCustomer(text, direct?.filter);
    },
  };
}
