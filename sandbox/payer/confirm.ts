import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Answer } from '#sandbox/core/call.ts';
import { newID } from '#sandbox/core/newID.ts';
import { countTry, uncountTry } from '#sandbox/domain/links/refusals.ts';
import { networkOf, type Throttle } from '#sandbox/http/throttle.ts';
import { closedPage } from './closedPage.ts';
import { type PayerFormValues, withoutCard } from './form.ts';
import { faultsOf } from './judge.ts';
import { outcomeOf } from './outcome.ts';
import { fill } from './pages/fill.ts';
import { notice } from './pages/shell.ts';
import { payerTexts } from './pages/texts.ts';
import { payLink } from './pay.ts';
import { saveCardByLink } from './saveCard.ts';
import { unsealPayment, type PaymentInProgress } from './sealed.ts';
import { tellResting } from './tellResting.ts';
import { termsOf } from './terms.ts';
import { knownForm, renew, send, sendForm, type Visit } from './visit.ts';

// spec gap: how many cards may be tried.
/** Tries in a minute that did not succeed, by link and by the address that asks. */
const most = { link: 20, address: 50 };

/** How long a page waits for the outcome before it says that it is being checked. */
const patienceMs = 10_000;

interface Parts {
  body: Readonly<Record<string, unknown>>;
  throttle: Throttle;
  log: FastifyBaseLogger;
}

/** What became of a try, as far as it can be told now. */
type Tried = { kind: 'done' | 'unknown' } | { kind: 'declined'; reason: string } | { kind: 'refused'; error: ApiError };

/** A processor's code says that the card was declined; one that names a field does not, nor does the 409 of a double. */
const isDeclined = ({ status, details }: ApiError) => status === 400 && /^\d{3}$/.test(details.errors?.[0]?.code ?? '');

/** Pays or saves; what goes wrong in between is unknown, never refused. */
async function tryIt(
  { payer, offer, call }: Visit,
  { typed, amount }: PaymentInProgress,
  log: FastifyBaseLogger,
): Promise<Tried> {
  try {
    if (offer.purpose === 'saveCard' || offer.purpose === 'deal') {
      await saveCardByLink(call, payer, typed);
      return { kind: 'done' };
    }
    const plan = offer.plans.find(({ name }) => name === typed.plan);
    const answer: Answer = await payLink(call, payer, { offer, typed, plan, amount });
    if (!('json' in answer) || (answer.status ?? 200) < 400) return { kind: 'done' };
    return { kind: 'declined', reason: answer.json.errors?.[0]?.description ?? '' };
  } catch (error) {
    // Another request has the same try in hand, or had it with another card: it says how that one goes.
    if (error instanceof ApiError && (error.status === 422 || error.details.retryAfterSeconds !== undefined)) {
      return { kind: 'unknown' };
    }
    if (error instanceof ApiError) return { kind: 'refused', error };
    log.error({ err: error }, 'payer waits for an outcome');
    return { kind: 'unknown' };
  }
}

/** Lets a try count for what it has come to; those whose card was refused, for good. */
async function settleTry({ call, payer }: Visit, tried: Tried, log: FastifyBaseLogger): Promise<Tried> {
  try {
    const isRefused = tried.kind === 'declined' || (tried.kind === 'refused' && isDeclined(tried.error));
    if (isRefused) await tellResting(call, payer);
    else await uncountTry(call.context.db, payer.link, tried.kind === 'done');
  } catch (error) {
    log.error({ err: error }, 'a try at paying was not counted');
  }
  return tried;
}

/** The next try, with another name: the one before has its answer. */
const again = (typed: PayerFormValues): PayerFormValues => ({ ...withoutCard(typed), attempt: newID() });

function refused(visit: Visit, typed: PayerFormValues, error: ApiError): FastifyReply {
  const text = payerTexts[visit.place.locale];
  const faults = faultsOf(error, visit.call);
  const [reason = ''] = faults.values();
  if (isDeclined(error)) return sendForm(visit, again(typed), { message: text.declined });
  if (error.details.errors?.[0]?.description === 'AmountHasChanged') {
    return sendForm(visit, again(typed), { message: text.changed });
  }
  return sendForm(visit, again(typed), { message: fill(text.notDone, { reason }), faults });
}

/** Counts a try, by link and by address. @returns gives it back; undefined when there were too many */
function reserve({ throttle }: Parts, { payer, call }: Visit) {
  return throttle.reserve([
    { key: `link ${payer.link.paymentRequestID}`, most: most.link },
    { key: `tries ${networkOf(call.address ?? '')}`, most: most.address },
  ]);
}

/** POST /pay/{key}/confirm: the bank has answered, and the payment is made. */
export async function answerConfirmed(visit: Visit, parts: Parts): Promise<FastifyReply> {
  const { payer, place, call, reply } = visit;
  const { sealed, decision } = parts.body;
  const text = payerTexts[place.locale];
  const underWay = unsealPayment(call.context, payer.link, typeof sealed === 'string' ? sealed : '');
  const seeOutcome = (attempt: string) =>
    reply.header('cache-control', 'no-store').redirect(`${place.address}/${attempt}?lang=${place.locale}`, 303);
  const known = underWay && (await outcomeOf(call.context, payer, underWay.typed.attempt));
  if (known && known.kind !== 'unknown') return seeOutcome(underWay.typed.attempt);
  const closed = await closedPage(visit);
  if (closed !== undefined) return send(reply, closed, visit);
  if (!underWay) return sendForm(visit, knownForm(visit), { message: text.late });
  const { typed } = underWay;
  if (decision !== 'approved') return sendForm(visit, withoutCard(typed), { message: text.rejected });
  if (typed.seen !== termsOf(payer)) return sendForm(visit, withoutCard(typed), { message: text.changed });
  const giveBack = await reserve(parts, visit);
  if (!giveBack) return sendForm(visit, withoutCard(typed), { message: text.throttled.text, status: 429 });
  if (!(await countTry(call.context.db, payer.link))) {
    await giveBack();
    return send(reply, notice(place, text.states.closed, payer), visit);
  }
  const trying = tryIt(visit, underWay, parts.log).then((tried) => settleTry(visit, tried, parts.log));
  const tried = await Promise.race([trying, wait(patienceMs, { kind: 'unknown' } as const, { ref: false })]);
  if (tried.kind === 'done') await giveBack();
  if (tried.kind === 'declined') {
    return sendForm(visit, again(typed), { message: text.declined });
  }
  if (tried.kind === 'refused') {
    const present = await renew(visit);
    const over = await closedPage(present);
    return over === undefined ? refused(present, typed, tried.error) : send(reply, over, present);
  }
  return seeOutcome(typed.attempt);
}
