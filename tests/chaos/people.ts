import { setTimeout as wait } from 'node:timers/promises';
import { isObject } from '#contract/envelope.ts';
import { askPatiently, type Person, tell, type Told } from './day.ts';
import { type ErrandKind, errandKinds, errands } from './errands.ts';
import { payLink } from './payLink.ts';
import { sendFile } from './sendFile.ts';

const pauseMillis = 500;

/** Numbers what is made, through all people. */
let names = 0;

/** Some close the browser at the first error: what they asked for may be there, or not. */
const isImpatient = (number: number) => number % 5 === 0;

/** Some send a file of standing orders. */
const hasFile = (number: number) => number % 48 === 0;

/** Some of whom do not want them charged. */
const isOffForGood = (number: number) => number % 144 === 0;

/** Some links have a payer. */
const isPaid = (number: number) => number % 2 === 0;

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
    { call: 'import.list', path: { terminalID }, query: { take: '100' } },
  ] as const;
  const answer = await talk(questions[number % questions.length] ?? questions[0]);
  if (answer.status !== undefined && answer.status < 400) day.read += 1;
  else day.unanswered += 1;
}

/** Whoever has just made a customer finds them in the list, or the list says that it cannot be read. */
async function findCustomer(person: Person, name: string): Promise<void> {
  const query = { terminalID: person.given.terminalID, externalReference: name };
  const answer = await askPatiently(person, { call: 'consumers.list', query });
  if (answer?.status !== 200 || !Array.isArray(answer.body.data)) return;
  if (answer.body.data.length !== 1) person.day.missed.push(name);
}

/** The payer of a link pays it, unless it has none. */
async function payAtTimes(person: Person, { id, more }: Told, number: number): Promise<void> {
  if (!isPaid(number) || !isObject(more) || typeof more.url !== 'string') return;
  await payLink(person, { link: id, path: new URL(more.url).pathname, number, isPatient: !isImpatient(number) });
}

/** What follows from an errand that was done. */
const sequels: Readonly<
  Partial<Record<ErrandKind, (person: Person, told: Told, number: number, name: string) => Promise<void>>>
> = {
  charge: (person, { id }, number) => refund(person, id, number),
  'standing order': (person, { id }, number) => chargeDeal(person, id, number),
  customer: (person, _told, _number, name) => findCustomer(person, name),
  link: (person, told, number) => payAtTimes(person, told, number),
};

async function runErrand(person: Person, number: number): Promise<void> {
  const kind = errandKinds[number % errandKinds.length] ?? 'charge';
  const errand = errands[kind];
  const name = `chaos-${number}`;
  const question = { call: errand.call, body: errand.body(name, person.given), key: name };
  const told = await tell(person, { kind, name }, question, !isImpatient(number));
  if (told) await sequels[kind]?.(person, told, number, name);
}

const fileErrandOf = (number: number) => ({
  file: `chaos-${number}`,
  isPatient: !isImpatient(number),
  isOffForGood: isOffForGood(number),
});

/** One person's day: an errand, what follows from it, a look, again. */
export async function work(person: Person): Promise<void> {
  while (!person.isOver()) {
    names += 1;
    const number = names;
    if (hasFile(number)) await sendFile(person, fileErrandOf(number));
    else await runErrand(person, number);
    await look(person, number);
    await wait(pauseMillis);
  }
}
