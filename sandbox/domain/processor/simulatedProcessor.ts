import { setTimeout as wait } from 'node:timers/promises';
import { desc, eq } from 'drizzle-orm';
import type { Clock } from '#sandbox/core/clock.ts';
import type { Database } from '#sandbox/core/database.ts';
import type { Processor, ProcessorAnswer, ProcessorRequest } from '#sandbox/core/processor.ts';
import { cardKindOf } from './cardKind.ts';
import { responseCode } from './responseCode.ts';
import { processorRecords } from './table.ts';

type ProcessorRecord = typeof processorRecords.$inferSelect;

/** The card that every simulated device reads; it is good for two more years. */
const cardAtThePinpad = '4111111111111111';

function readByDevice(today: string) {
  const year = Number(today.slice(0, 4)) + 2;
  return {
    ...cardKindOf(cardAtThePinpad),
    cardExpiration: `12/${String(year).slice(-2)}`,
    cardExpiresOn: `${year}-12-31`,
  };
}

/** Seven digits, as credit companies give them. */
const someApproval = (number: number) => String(1_000_000 + ((number * 7919) % 9_000_000));

/** Nothing was done with a reference that was closed. */
const closedCode = 9;

function answerOf({ code, number, approvalNumber, card }: ProcessorRecord): ProcessorAnswer {
  const isApproved = code === 0;
  return {
    code: code ?? closedCode,
    number,
    approvalNumber: isApproved ? (approvalNumber ?? someApproval(number)) : null,
    card: card ?? null,
  };
}

/** People at a pinpad take so many times longer than the processor. */
const pinpadFactor = 3;

/**
 * The processor of the sandbox. Its memory is a table of its own, written at once and not with the sandbox's rows; it
 * answers a reference it knows with what it answered before.
 * @param delayMs how long a request takes: two thirds until it is decided, the rest until the answer is back
 */
export function createSimulatedProcessor(parts: { db: Database; clock: Clock; delayMs: number }): Processor {
  const { db, clock, delayMs } = parts;
  const find = async (reference: string) => {
    const [record] = await db.select().from(processorRecords).where(eq(processorRecords.reference, reference));
    return record;
  };
  const remember = async (request: ProcessorRequest, code: number): Promise<ProcessorRecord> => {
    const { reference, kind, amount, currency, approvalNumber, pinPadDeviceID, today } = request;
    const [written] = await db
      .insert(processorRecords)
      .values({
        reference,
        kind,
        amount,
        currency,
        code,
        approvalNumber: approvalNumber ?? null,
        card: pinPadDeviceID === undefined ? null : readByDevice(today),
        created: clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    const record = written ?? (await find(reference));
    if (!record) throw new Error('the processor has lost a record');
    return record;
  };
  return {
    authorize: async (request, progress) => {
      const known = await find(request.reference);
      if (known) return answerOf(known);
      if (request.pinPadDeviceID !== undefined) {
        await progress('awaitingPinpad');
        await wait(delayMs * pinpadFactor);
      }
      await progress('sentToProcessor');
      await wait((delayMs * 2) / 3);
      const record = await remember(request, responseCode(request));
      await wait(delayMs / 3);
      return answerOf(record);
    },
    close: async (reference) => {
      await db
        .insert(processorRecords)
        .values({ reference, kind: 'close', amount: 0, currency: 'ILS', code: null, created: clock.now() })
        .onConflictDoNothing();
      const record = await find(reference);
      return record && record.code !== null ? answerOf(record) : undefined;
    },
  };
}

/** What the processor was asked last, newest first. */
export function readProcessorRecords(db: Database) {
  return db.select().from(processorRecords).orderBy(desc(processorRecords.number)).limit(100);
}
