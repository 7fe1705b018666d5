import type { QueuedDeals } from '#contract/entities/billingDeal.ts';
import type { ErrandKind, Given } from './errands.ts';
import { type Heard, newHeard } from './listen.ts';
import { isNotMade } from './notMade.ts';
import { askUntilAnswered, type Browse, isAnswered, type Question, type Talk } from './talk.ts';

/** What was answered to somebody who wanted something done. */
export interface Told {
  status: number;
  id: string;
  isNotMade: boolean;
  /** What stands beside it in `additionalData`. */
  more?: unknown;
}

/** Something that somebody wanted done. */
export interface Deed {
  kind: ErrandKind | 'refund' | 'charge of a standing order' | 'file of standing orders';
  /** What is made is told by; of a refund and of a standing order's charge, their idempotency key. */
  name: string;
  /** The charge or the standing order that it is about. */
  of?: string;
  /** In agorot, of refunds. */
  amount?: number;
  /** What was answered; undefined where somebody gave up without an answer. */
  answer?: Told;
}

/**
 * Standing orders that were turned off by one request, some of them on again, and then were to be charged by one request,
 * which was sent by several people at once.
 */
export interface Batch {
  name: string;
  deals: readonly string[];
  /** As was told last; undefined: it was not told, and nobody asked for their charge. */
  isActive: boolean | undefined;
  /** What was answered to those who were answered. */
  answers: QueuedDeals[];
}

/** A link whose payer has paid it, or has tried to. */
export interface Payment {
  link: string;
  /** Whether the payer was told that it is paid. */
  isTold: boolean;
  /** When its payer began, in milliseconds, and when they were told. */
  from: number;
  to?: number;
}

/** All that people did and met. */
export interface Day {
  deeds: Deed[];
  batches: Batch[];
  payments: Payment[];
  /** What was heard of the hub. */
  heard: Heard;
  /** When something was answered, in milliseconds; in order. */
  answered: number[];
  /** Questions without an answer, which were asked again or given up. */
  unanswered: number;
  /** Lists, dashboards and sheets that were read. */
  read: number;
  /** What was just made, and was not in the list asked next. */
  missed: string[];
  /** Answers that say that what was asked is wrong: nobody asks wrong things here. */
  refused: string[];
}

export const newDay = (): Day => ({
  deeds: [],
  batches: [],
  payments: [],
  heard: newHeard(),
  answered: [],
  unanswered: 0,
  read: 0,
  missed: [],
  refused: [],
});

/** One of the people, and the day they share. */
export interface Person {
  talk: Talk;
  browse: Browse;
  given: Given;
  day: Day;
  /** Whether it is time to go home. */
  isOver: () => boolean;
  /** Whether even who still waits for an answer gives up. */
  givesUp: () => boolean;
}

/** Asks until there is an answer, and counts the questions without one. @param isPatient asks more than once */
export async function askPatiently({ talk, day, givesUp }: Person, question: Question, isPatient = true) {
  const answer = await askUntilAnswered(talk, question, {
    givesUp: isPatient ? givesUp : () => true,
    tried: () => (day.unanswered += 1),
  });
  return isAnswered(answer) ? answer : undefined;
}

/** Keeps an answer that says that what was asked is wrong. */
export function keepRefusal({ day }: Person, what: string, status: number, body: object): void {
  day.refused.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
}

/** Asks for something to be done, and keeps what became of it. @returns what was answered where it was done */
export async function tell(
  person: Person,
  deed: Deed,
  question: Question,
  isPatient = true,
): Promise<Told | undefined> {
  person.day.deeds.push(deed);
  const answer = await askPatiently(person, question, isPatient);
  if (!answer) return undefined;
  person.day.answered.push(Date.now());
  const { entityUID, additionalData: more } = answer.body;
  const id = typeof entityUID === 'string' ? entityUID : '';
  deed.answer = { status: answer.status, id, isNotMade: isNotMade(answer.body), more };
  if (deed.answer.isNotMade) return undefined;
  if (answer.status < 400) return deed.answer;
  keepRefusal(person, deed.kind, answer.status, answer.body);
  return undefined;
}
