import { useRef } from 'react';
import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import type { OperationResponse } from '#contract/envelope.ts';
import type { MoneyCall, MoneyOrder } from '#src/attempts/moneyCall.ts';
import { useUntilRead } from '#src/dataProvider/useReadings.ts';
import type { ActionTools, MoneyKind, OperationKind, RecordAction } from './actions.ts';
import { seeing, seenAs } from './seeing.ts';
import { useActionWords } from './useActionWords.ts';

type Running = RecordAction & OperationKind<object>;
type Paying = RecordAction & MoneyKind<object>;

/** Whether it runs as soon as it is chosen: an operation without a question. */
export const runsAtOnce = (action: RecordAction): action is Running =>
  action.kind === 'operation' && action.asks === undefined;

/**
 * Runs an operation, one at a time, and waits until what it changed has been read again. Whatever comes of it the
 * person is told.
 */
export function useRunOperation(tools: ActionTools): (action: Running, record: RaRecord) => Promise<void> {
  const untilRead = useUntilRead();
  const translate = useTranslate();
  const notify = useNotify();
  const running = useRef(false);
  return async (action, record) => {
    if (running.current) return;
    running.current = true;
    const dataProvider = seeing(tools.dataProvider, seenAs(record));
    // What fails here the HTTP client has told.
    const answer = await action.run(record, { ...tools, dataProvider }).catch(() => undefined);
    await untilRead();
    const message =
      action.doneMessage?.(record) ?? (action.done === undefined ? undefined : { text: action.done, values: {} });
    if (message && answer && answer.status !== 'error')
      notify(translate(message.text, message.values), { type: 'success' });
    running.current = false;
  };
}

/**
 * Sends what moves money through the attempts, waits as above, says what was done and opens what came of it.
 * @returns what the server answered; nothing while nobody knows.
 */
export function useSendMoney(
  call: MoneyCall,
): (action: Paying, record: RaRecord, order: MoneyOrder) => Promise<OperationResponse | undefined> {
  const untilRead = useUntilRead();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const words = useActionWords();
  return async (action, record, order) => {
    const asSeen = { ...order, seen: seenAs(record) };
    const answer = await call.send(action.endpoint, action.Dialog ? { ...asSeen, quiet: true } : asSeen);
    await untilRead();
    if (!answer || answer.status === 'error') return answer;
    const { text, values } = action.done(record, order, words);
    notify(translate(text, values), { type: 'success' });
    if (action.follows && answer.entityUID) void navigate(action.paths.one(answer.entityUID));
    return answer;
  };
}
