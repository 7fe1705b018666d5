import { foldText } from '#contract/foldText.ts';
import { readAmount } from '#contract/recognize.ts';
import { routeTable } from '#src/app/pages.ts';
import type { QueryParameters } from '#src/resources/queryParameters.ts';
import { isMeant } from './matching.ts';
import type { Place } from './usePlaces.ts';

/** A page that is told what to begin with: "charge Dana", "refund 87.40". */
export interface Order {
  place: Place;
  /** In decimals. */
  amount: string | undefined;
  /** Whom or what it is about; empty for an amount alone. */
  about: string;
}

/** What the address of an order's page takes to begin with. */
export const parametersOf = (place: Place): QueryParameters => routeTable[place.key]?.parameters ?? {};

/** What a page that takes an amount can be begun with (`queryParameters.ts`). */
const beginsWith = /^\d{1,7}(\.\d{1,2})?$/;

function amountIn(word: string): string | undefined {
  const amount = readAmount(word);
  return amount !== undefined && beginsWith.test(amount) ? amount : undefined;
}

/** The Hebrew sign of an object, that says nothing here. */
const ofObject = /^את\s+/;

function orderOf(place: Place, words: readonly string[], verb: number): Order | undefined {
  const name = `${place.title} ${place.also ?? ''}`;
  const said = words.slice(0, verb);
  if (said.some((word) => foldText(word).length < 2) || !isMeant(name, said.join(' '))) return undefined;
  const rest = words.slice(verb);
  const at = rest.findLastIndex((word) => amountIn(word) !== undefined);
  const amount = amountIn(rest[at] ?? '');
  const about = rest.filter((_, index) => index !== at).join(' ');
  return { place, amount, about: about.replace(ofObject, '') };
}

/**
 * What of the pages that take something to begin with was ordered: the first words name the page, the rest says how much
 * and with whom.
 */
export function ordersIn(typed: string, places: readonly Place[]): Order[] {
  const words = typed.split(/\s+/).filter(Boolean);
  return places
    .filter((place) => Object.keys(parametersOf(place)).length > 0)
    .flatMap((place) => {
      for (let verb = words.length - 1; verb > 0; verb -= 1) {
        const order = orderOf(place, words, verb);
        if (order) return [order];
      }
      return [];
    });
}
