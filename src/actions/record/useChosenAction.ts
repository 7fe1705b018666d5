import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import type { RecordAction } from '#src/actions/actions.ts';

/** Which of a record's actions was chosen, and which runs. */
export interface ChosenAction {
  chosen: RecordAction | undefined;
  running: RecordAction | undefined;
  choose: (action: RecordAction) => void;
  /** Runs what was chosen, its question being answered. */
  agree: () => void;
  close: () => void;
}

/** @param run what an operation or a payment does, once it may; undefined where a form does it */
export function useChosenAction(
  record: RaRecord,
  run: (action: RecordAction) => Promise<unknown>,
  isAtOnce: (action: RecordAction) => boolean,
): ChosenAction {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<RecordAction>();
  const [running, setRunning] = useState<RecordAction>();
  const close = () => setChosen(undefined);
  function start(action: RecordAction) {
    close();
    setRunning(action);
    void run(action).finally(() => setRunning(undefined));
  }
  return {
    chosen,
    running,
    close,
    agree: () => chosen && start(chosen),
    choose(action) {
      if (action.kind === 'link') void navigate(action.path(record));
      else if (isAtOnce(action)) start(action);
      else setChosen(action);
    },
  };
}
