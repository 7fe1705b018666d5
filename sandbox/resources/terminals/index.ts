import { eq } from 'drizzle-orm';
import { features } from '#contract/features.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { notFound } from '#sandbox/core/apiError.ts';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import type { Handler } from '#sandbox/core/call.ts';
import { textOfCode } from '#sandbox/core/dictionaries/catalogue.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { deleteLogo, deleteStylesheet, uploadLogo, uploadStylesheet } from './files/calls.ts';
import { resetApiKey, resetSharedApiKey } from './keys.ts';
import { terminalsList } from './list.ts';
import { terminalRecord } from './record.ts';
import { seedTerminals } from './seed.ts';
import { updateTerminal } from './update.ts';

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
    'terminals.update': updateTerminal,
    'terminals.resetApiKey': resetApiKey,
    'terminals.resetSharedApiKey': resetSharedApiKey,
    'terminals.uploadLogo': uploadLogo,
    'terminals.deleteLogo': deleteLogo,
    'terminals.uploadStylesheet': uploadStylesheet,
    'terminals.deleteStylesheet': deleteStylesheet,
    'terminals.availableFeatures': availableFeatures,
    'terminals.devices': devices,
  },
  seed: seedTerminals,
};
