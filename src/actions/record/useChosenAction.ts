import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import type { RecordAction } from '#src/actions/actions.ts';

/** Which of a record's actions was chosen, and which runs. */
export interface ChosenAction {
  chosen: RecordAction | undefined;
  /** The record as it was seen when that was chosen. */
  seen: RaRecord;
  running: RecordAction | undefined;
  choose: (action: RecordAction) => void;
  /** Runs what was chosen, its question being answered. */
  agree: () => void;
  close: () => void;
}

/**
 * What is chosen is done with the record as it was then: the page may read it again meanwhile.
 * @param run what an operation or a payment does, once it may; undefined where a form does it
 */
export function useChosenAction(
  record: RaRecord,
  run: (action: RecordAction, seen: RaRecord) => Promise<unknown>,
  isAtOnce: (action: RecordAction) => boolean,
): ChosenAction {
  const navigate = useNavigate();
  const [choice, setChoice] = useState<{ action: RecordAction; seen: RaRecord }>();
  const [running, setRunning] = useState<RecordAction>();
  const close = () => setChoice(undefined);
  function start(action: RecordAction, seen: RaRecord) {
    close();
    setRunning(action);
    void run(action, seen).finally(() => setRunning(undefined));
  }
  return {
    chosen: choice?.action,
    seen: choice?.seen ?? record,
    running,
    close,
    agree: () => choice && start(choice.action, choice.seen),
    choose(action) {
      if (action.kind === 'link') void navigate(action.path(record));
      else if (isAtOnce(action)) start(action, record);
      else setChoice({ action, seen: record });
    },
  };
}
