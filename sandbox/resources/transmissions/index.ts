import type { Noun } from '#sandbox/noun/noun.ts';
import { cancelTransmission } from './cancel.ts';
import { transmissionsList } from './list.ts';
import { transmitSome, transmitTerminal } from './transmit.ts';

export const transmissionsNoun: Noun = {
  lists: [transmissionsList],
  handlers: {
    'transmissions.transmit': transmitSome,
    'transmissions.transmitByTerminal': transmitTerminal,
    'transmissions.cancel': cancelTransmission,
  },
};
