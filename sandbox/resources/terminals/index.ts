import { and, eq } from 'drizzle-orm';
import { features } from '#contract/features.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { notFound, required } from '#sandbox/core/apiError.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import { textOfCode } from '#sandbox/core/dictionaries/catalogue.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { toUpdateTimestamp, toWireInstant } from '#sandbox/core/wire.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { terminalsList } from './list.ts';
import { seedTerminals } from './seed.ts';

async function readTerminal(call: Call, terminalID: string) {
  const rows = await call.context.db
    .select()
    .from(terminals)
    .where(and(eq(terminals.merchantID, call.caller.merchantID), eq(terminals.terminalID, terminalID)));
  return required(rows, 'Terminal');
}

/** A terminal with all its settings (docs/wire.md §3.10); the private key never leaves. */
const getTerminal: Handler = async (call) => {
  const row = await readTerminal(call, guidOf(call, 'terminalID', 'Terminal'));
  const { version, updatedDate, operationDoneByID, apiKeyHash, position, devices, ...details } = row;
  return {
    json: {
      ...details,
      created: toWireInstant(row.created),
      updatedDate: toWireInstant(updatedDate),
      updateTimestamp: toUpdateTimestamp(version),
    },
  };
};

/** Every feature and whether the terminal has it; without a terminal, whether any terminal of the merchant has. */
const availableFeatures: Handler = async (call) => {
  const asked = [...call.query].find(([name]) => name.toLowerCase() === 'terminalid')?.[1].trim();
  if (asked && !isGuid(asked)) throw notFound('Terminal');
  const enabled = asked
    ? (await readTerminal(call, asked.toLowerCase())).enabledFeatures
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

const devices: Handler = async (call) => {
  const row = await readTerminal(call, guidOf(call, 'terminalID', 'Terminal'));
  return { json: row.devices };
};

export const terminalsNoun: Noun = {
  lists: [terminalsList],
  handlers: {
    'terminals.get': getTerminal,
    'terminals.availableFeatures': availableFeatures,
    'terminals.devices': devices,
  },
  seed: seedTerminals,
};
