import { setTimeout as wait } from 'node:timers/promises';
import { type QueuedDeals, queuedDeals } from '#contract/entities/billingDeal.ts';
import { isObject } from '#contract/envelope.ts';
import { askPatiently, type Batch, keepRefusal, type Person, tell, type Told } from './day.ts';
import { fates, standingOrderFile } from './standingOrderFile.ts';

const againMillis = 1000;

/** Somebody's wish to have a file imported. */
interface FileErrand {
  /** Its name. */
  file: string;
  isPatient: boolean;
  /** What it brings stays turned off. */
  isOffForGood: boolean;
}

/** Sends a file. @param name it is sent by, and the key of the request */
function upload(person: Person, file: string, name: string, isPatient: boolean): Promise<Told | undefined> {
  const { terminalID } = person.given;
  const sent = standingOrderFile(file, name, person.given);
  const question = { call: 'import.upload', path: { terminalID }, file: sent, key: name } as const;
  return tell(person, { kind: 'file of standing orders', name }, question, isPatient);
}

/** Finds the rows of an import in the list, as its screen does. @returns the standing orders that they became */
async function follow(person: Person, importID: string): Promise<string[]> {
  const { terminalID } = person.given;
  const question = { call: 'import.list', path: { terminalID }, query: { importID, take: '100' } } as const;
  const answer = await askPatiently(person, question);
  if (answer?.status !== 200 || !Array.isArray(answer.body.data)) return [];
  const rows: unknown[] = answer.body.data;
  const over = rows.filter((row) => isObject(row) && row.status !== 'pending');
  if (over.length !== fates.total) person.day.missed.push(`${importID}: ${over.length} rows`);
  const deals = rows.flatMap((row) =>
    isObject(row) && typeof row.billingDealID === 'string' ? row.billingDealID : [],
  );
  return [...new Set(deals)];
}

/** The sandbox charges by itself what is due; what is being charged is not turned off. */
const isCharging = ({ notQueuedDeals }: QueuedDeals) => notQueuedDeals.some(({ code }) => code === 'DealIsRunning');

/** Turns standing orders on or off by one request. @returns whether that was told as done, of all of them */
async function turn(person: Person, { deals }: Batch, call: 'billing.activate' | 'billing.disable'): Promise<boolean> {
  for (;;) {
    const answer = await askPatiently(person, { call, body: { billingDealsID: deals } });
    if (!answer) return false;
    person.day.answered.push(Date.now());
    const { additionalData } = answer.body;
    const told = queuedDeals.isValidSync(additionalData) ? queuedDeals.cast(additionalData) : undefined;
    if (told?.queued === deals.length) return true;
    if (!told || !isCharging(told)) {
      keepRefusal(person, call, answer.status, answer.body);
      return false;
    }
    if (person.givesUp()) return false;
    await wait(againMillis);
  }
}

/** Turns all off, and on again unless they are to stay off. */
async function turnOffAndOn(person: Person, batch: Batch, isOffForGood: boolean): Promise<void> {
  if (!(await turn(person, batch, 'billing.disable'))) return;
  if (isOffForGood) batch.isActive = false;
  else if (await turn(person, batch, 'billing.activate')) batch.isActive = true;
}

async function chargeTogether(person: Person, batch: Batch, key: string, isPatient: boolean): Promise<void> {
  const question = { call: 'billing.trigger', body: { billingDealsID: batch.deals }, key } as const;
  const answer = await askPatiently(person, question, isPatient);
  if (!answer) return;
  person.day.answered.push(Date.now());
  const { additionalData } = answer.body;
  if (answer.status < 400 && queuedDeals.isValidSync(additionalData))
    batch.answers.push(queuedDeals.cast(additionalData));
  else keepRefusal(person, 'charges by one request', answer.status, answer.body);
}

/**
 * Sends a file of standing orders, follows its import, turns off and on by one request what it has brought, and charges it
 * by one request; two press at once, one of whom gives up at the first error. Who has no answer to a file sends it again,
 * as a new one.
 */
export async function sendFile(person: Person, { file, isPatient, isOffForGood }: FileErrand): Promise<void> {
  const told = (await upload(person, file, file, isPatient)) ?? (await upload(person, file, `${file}-again`, true));
  if (!told) return;
  const deals = await follow(person, told.id);
  if (deals.length === 0) return;
  const batch: Batch = { name: file, deals, isActive: undefined, answers: [] };
  person.day.batches.push(batch);
  await turnOffAndOn(person, batch, isOffForGood);
  if (batch.isActive === undefined) return;
  await Promise.all([
    chargeTogether(person, batch, `charges-of-${file}`, true),
    chargeTogether(person, batch, `charges-too-of-${file}`, false),
  ]);
}
