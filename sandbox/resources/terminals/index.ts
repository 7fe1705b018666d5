import { eq } from 'drizzle-orm';
import { features } from '#contract/features.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { notFound } from '#sandbox/core/apiError.ts';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import type { Handler } from '#sandbox/core/call.ts';
import { textOfCode } from '#sandbox/core/dictionaries/catalogue.ts';
import { toUpdateTimestamp, toWireInstant } from '#sandbox/core/wire.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { defineRecord } from '#sandbox/noun/record.ts';
import { terminalsList } from './list.ts';
import { seedTerminals } from './seed.ts';

/** A terminal with all its settings (docs/wire.md §3.10); the private key never leaves. */
const terminalRecord = defineRecord({
  entityType: 'Terminal',
  table: terminals,
  id: 'terminalID',
  parameter: 'terminalID',
  select: (db, where) => db.select().from(terminals).where(where),
  toWire: (row): AnswerOf<'terminals.get'> => {
    const { version, updatedDate, operationDoneByID, apiKeyHash, position, devices: _, ...details } = row;
    return {
      ...details,
      created: toWireInstant(row.created),
      updatedDate: toWireInstant(updatedDate),
      updateTimestamp: toUpdateTimestamp(version),
    };
  },
});

/** Every feature and whether the terminal has it; without a terminal, whether any terminal of the merchant has. */
const availableFeatures: Handler<AnswerOf<'terminals.availableFeatures'>> = async (call) => {
  const asked = [...call.query].find(([name]) => name.toLowerCase() === 'terminalid')?.[1].trim();
  if (asked && !isGuid(asked)) throw notFound('Terminal');
  const enabled = asked
    ? (await terminalRecord.read(call.context.db, call, asked.toLowerCase())).enabledFeatures
    : (
        await call.context.db
          .select({ enabledFeatures: terminals.enabledFeatures })
          .from(terminals)
          .where(eq(terminals.merchantID, call.caller.merchantID))
      ).flatMap((row) => row.enabledFeatures);
  return {
    json: features.map((featureID) => ({
      featureID,
      name: textOfCode(call.locale, 'featureEnum', featureID),
      enabled: enabled.includes(featureID),
    })),
  };
};

const devices: Handler<AnswerOf<'terminals.devices'>> = async (call) => {
  const row = await terminalRecord.read(call.context.db, call, terminalRecord.idOf(call));
  return { json: row.devices };
};

export const terminalsNoun: Noun = {
  lists: [terminalsList],
  handlers: {
    'terminals.get': terminalRecord.get,
    'terminals.availableFeatures': availableFeatures,
    'terminals.devices': devices,
  },
  seed: seedTerminals,
};
