import { answerExcel } from '#sandbox/documents/listExcel.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { cancelTransmission } from './cancel.ts';
import { transmissionsList } from './list.ts';
import { transmitSome, transmitTerminal } from './transmit.ts';

export const transmissionsNoun: Noun = {
  handlers: {
    'transmissions.meta': answerMeta(transmissionsList),
    'transmissions.list': answerList(transmissionsList),
    'transmissions.excel': answerExcel(transmissionsList),
    'transmissions.transmit': transmitSome,
    'transmissions.transmitByTerminal': transmitTerminal,
    'transmissions.cancel': cancelTransmission,
  },
};
