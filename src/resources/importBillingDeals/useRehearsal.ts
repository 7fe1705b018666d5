import { useEffect, useRef, useState } from 'react';
import { israelToday } from '#src/forms/israelToday.ts';
import { fileFaults } from './fileFaults.ts';
import { type FileFault, FileRefusal } from './rehearsal/fileRefusal.ts';
import { openRehearsal, type Rehearsal } from './rehearsal/openRehearsal.ts';
import type { RehearsalProgress } from './rehearsal/rehearse.ts';
import type { Summary } from './rehearsal/verdict.ts';

/** How far a person has come with a file. */
export type Stage =
  | { at: 'choosing' }
  | { at: 'reading'; file: File; progress?: RehearsalProgress }
  /** Not one row of it is judged; without faults the check itself has stopped. */
  | { at: 'refused'; file: File; faults: readonly FileFault[] }
  | { at: 'judged'; file: File; rehearsal: Rehearsal; summary: Summary };

/** One file at a time: chosen, judged beside the page, and forgotten with it. */
export function useRehearsal(): { stage: Stage; choose: (file: File) => void; leave: () => void } {
  const [stage, setStage] = useState<Stage>({ at: 'choosing' });
  const open = useRef<Rehearsal>(undefined);
  useEffect(function forgetFile() {
    return () => open.current?.close();
  }, []);

  function leave(): void {
    open.current?.close();
    open.current = undefined;
    setStage({ at: 'choosing' });
  }

  async function read(file: File): Promise<void> {
    setStage({ at: 'reading', file });
    const rehearsal = openRehearsal(file, {
      today: israelToday(),
      onProgress: (progress) => open.current === rehearsal && setStage({ at: 'reading', file, progress }),
    });
    open.current = rehearsal;
    try {
      const summary = await rehearsal.summary;
      if (open.current === rehearsal) setStage({ at: 'judged', file, rehearsal, summary });
    } catch (error) {
      if (open.current !== rehearsal) return;
      rehearsal.close();
      setStage({ at: 'refused', file, faults: error instanceof FileRefusal ? error.faults : [] });
    }
  }

  return {
    stage,
    leave,
    choose(file) {
      leave();
      const faults = fileFaults(file);
      if (faults.length > 0) setStage({ at: 'refused', file, faults });
      else void read(file);
    },
  };
}
