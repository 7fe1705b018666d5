import { setTimeout as wait } from 'node:timers/promises';
import { type ErrandKind, errandKinds, errands, type Given } from './errands.ts';
import { isNotMade } from './notMade.ts';
import { askUntilAnswered, isAnswered, type Question, type Talk } from './talk.ts';

/** Something that somebody wanted done. */
export interface Deed {
  kind: ErrandKind | 'refund' | 'charge of a standing order';
  /** What is made is told by; of a refund and of a standing order's charge, their idempotency key. */
  name: string;
  /** The charge or the standing order that it is about. */
  of?: string;
  /** In agorot, of refunds. */
  amount?: number;
  /** What was answered; undefined where somebody gave up without an answer. */
  answer?: { status: number; id: string; isNotMade: boolean };
}

/** All that people did and met. */
export interface Day {
  deeds: Deed[];
  /** When something was answered, in milliseconds; in order. */
  answered: number[];
  /** Questions without an answer, which were asked again or given up. */
  unanswered: number;
  /** Lists, dashboards and sheets that were read. */
  read: number;
  /** Customers just made that were not in the list asked next. */
  missed: string[];
  /** Answers that say that what was asked is wrong: nobody asks wrong things here. */
  refused: string[];
}

export const newDay = (): Day => ({ deeds: [], answered: [], unanswered: 0, read: 0, missed: [], refused: [] });

/** One of the people, and the day they share. */
export interface Person {
  talk: Talk;
  given: Given;
  day: Day;
  /** Whether it is time to go home. */
  isOver: () => boolean;
  /** Whether even who still waits for an answer gives up. */
  givesUp: () => boolean;
}

const pauseMillis = 500;

/** Numbers what is made, through all people. */
let names = 0;

/** Some close the browser at the first error: what they asked for may be there, or not. */
const isImpatient = (number: number) => number % 5 === 0;

/** Asks for something to be done, and keeps what became of it. @returns its id where it was done */
async function tell(person: Person, deed: Deed, question: Question, isPatient = true): Promise<string | undefined> {
  const { talk, day } = person;
  day.deeds.push(deed);
  const answer = await askUntilAnswered(talk, question, {
    givesUp: isPatient ? person.givesUp : () => true,
    tried: () => (day.unanswered += 1),
  });
  if (!isAnswered(answer)) return undefined;
  day.answered.push(Date.now());
  const { entityUID } = answer.body;
  const id = typeof entityUID === 'string' ? entityUID : '';
  deed.answer = { status: answer.status, id, isNotMade: isNotMade(answer.body) };
  if (isNotMade(answer.body)) return undefined;
  if (answer.status >= 400) {
    day.refused.push(`${deed.kind}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
    return undefined;
  }
  return deed.answer.id;
}

const shekels = 100;

async function refund(person: Person, of: string, number: number): Promise<void> {
  const [name, amount] = [`refund-${number}`, 10 * shekels];
  const body = { existingPaymentTransactionID: of, refundAmount: amount / shekels };
  await tell(person, { kind: 'refund', name, of, amount }, { call: 'transactions.chargeback', body, key: name });
}

async function chargeDeal(person: Person, of: string, number: number): Promise<void> {
  const name = `charge-of-${number}`;
  const question = { call: 'transactions.createBillingTransaction', body: { billingDealID: of }, key: name } as const;
  await tell(person, { kind: 'charge of a standing order', name, of }, question);
}

/** Looks at lists and figures; asks for a whole sheet at times. */
async function look({ talk, day, given: { terminalID } }: Person, number: number): Promise<void> {
  const questions = [
    { call: 'transactions.list', query: { terminalID, take: '100' } },
    { call: 'consumers.list', query: { terminalID, take: '100' } },
    { call: 'dashboard.transactionsTotals', query: { terminalID } },
    { call: number % 3 === 0 ? 'consumers.excel' : 'invoices.list', query: { terminalID } },
  ] as const;
  const answer = await talk(questions[number % questions.length] ?? questions[0]);
  if (answer.status !== undefined && answer.status < 400) day.read += 1;
  else day.unanswered += 1;
}

/** Whoever has just made a customer finds them in the list, or the list says that it cannot be read. */
async function findCustomer({ talk, day, given, givesUp }: Person, name: string): Promise<void> {
  const question = {
    call: 'consumers.list',
    query: { terminalID: given.terminalID, externalReference: name },
  } as const;
  const answer = await askUntilAnswered(talk, question, { givesUp, tried: () => (day.unanswered += 1) });
  if (answer.status === 200 && Array.isArray(answer.body.data) && answer.body.data.length !== 1) day.missed.push(name);
}

/** One person's day: an errand, what follows from it, a look, again. */
export async function work(person: Person): Promise<void> {
  while (!person.isOver()) {
    names += 1;
    const number = names;
    const kind = errandKinds[number % errandKinds.length] ?? 'charge';
    const errand = errands[kind];
    const name = `chaos-${number}`;
    const question = { call: errand.call, body: errand.body(name, person.given), key: name };
    const id = await tell(person, { kind, name }, question, !isImpatient(number));
    if (id !== undefined && kind === 'charge') await refund(person, id, number);
    if (id !== undefined && kind === 'standing order') await chargeDeal(person, id, number);
    if (id !== undefined && kind === 'customer') await findCustomer(person, name);
    await look(person, number);
    await wait(pauseMillis);
  }
}
