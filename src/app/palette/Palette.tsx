import { useState } from 'react';
import { ChosenOfRow } from '#src/actions/row/ChosenOfRow.tsx';
import type { RecordAction } from '#src/actions/actions.ts';
import { useActionTools } from '#src/actions/useActions.ts';
import { runsAtOnce, useRunOperation } from '#src/actions/useRunAction.ts';
import { useStore } from '#src/store/useStore.ts';
import type { FoundRecord } from './option.ts';
import { PaletteDialog } from './PaletteDialog.tsx';
import { paletteStore } from './paletteStore.ts';
import { useKeepRecent } from './useRecent.ts';
import { useRecordName } from './useRecordFormat.ts';

const close = () => paletteStore.write(false);

interface Chosen {
  action: RecordAction;
  record: FoundRecord;
}

/** What was chosen for a record and is no page: its form, or a question and then what it does. */
function ChosenAct({ chosen: { action, record }, onClose }: { chosen: Chosen; onClose: () => void }) {
  const tools = useActionTools(record.row.deleted === true);
  const name = useRecordName(record);
  return <ChosenOfRow action={action} record={record.row} name={name} tools={tools} onClose={onClose} />;
}

/** The one field that asks for anything, and what was chosen in it; keeps which records are opened. */
export function Palette() {
  useKeepRecent();
  const isOpen = useStore(paletteStore);
  const [chosen, setChosen] = useState<Chosen>();
  const run = useRunOperation(useActionTools(false));

  function act(action: RecordAction, record: FoundRecord) {
    close();
    if (runsAtOnce(action)) void run(action, record.row);
    else setChosen({ action, record });
  }
  return (
    <>
      {isOpen && <PaletteDialog onAct={act} onClose={close} />}
      {chosen && <ChosenAct chosen={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
