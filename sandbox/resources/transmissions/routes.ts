import type { Handlers } from '#sandbox/core/call.ts';
import { answerExcel } from '#sandbox/documents/listExcel.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';
import { cancelTransmission } from './cancel.ts';
import { transmissionsList } from './list.ts';
import { transmitSome, transmitTerminal } from './transmit.ts';

export const handlers: Handlers = {
  'transmissions.meta': answerMeta(transmissionsList),
  'transmissions.list': answerList(transmissionsList),
  'transmissions.excel': answerExcel(transmissionsList),
  'transmissions.transmit': transmitSome,
  'transmissions.transmitByTerminal': transmitTerminal,
  'transmissions.cancel': cancelTransmission,
};
