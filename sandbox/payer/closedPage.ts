import { checkingPage, notice } from './pages/shell.ts';
import { payerTexts } from './pages/texts.ts';
import { linkState } from './payerLink.ts';
import type { Visit } from './visit.ts';

/** What a link says that can not be paid now; undefined while it can. */
export async function closedPage({ payer, place, offer, call }: Visit): Promise<string | undefined> {
  const state = await linkState(call.context, payer);
  if (state === 'open') return undefined;
  if (state === 'checking') return checkingPage(place, payer, `${place.address}?lang=${place.locale}`);
  const text = payerTexts[place.locale];
  const isSaved = state === 'paid' && (offer.purpose === 'saveCard' || offer.purpose === 'deal');
  return notice(place, isSaved ? text.savedBefore : text.states[state], payer);
}
