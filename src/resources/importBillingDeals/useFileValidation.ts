import { useEffect, useRef, useState } from 'react';
import { israelToday } from '#src/forms/israelToday.ts';
import { fileFaults } from './fileFaults.ts';
import { type FileFault, FileRefusal } from './validation/fileRefusal.ts';
import { openFileValidation, type FileValidation } from './validation/openFileValidation.ts';
import type { ValidationProgress } from './validation/judgeFile.ts';
import type { Summary } from './validation/rowValidation.ts';

/** How far a person has come with a file. */
export type Stage =
  | { at: 'choosing' }
  | { at: 'reading'; file: File; progress?: ValidationProgress }
  /** Not one row of it is judged; without faults the check itself has stopped. */
  | { at: 'refused'; file: File; faults: readonly FileFault[] }
  | { at: 'judged'; file: File; validation: FileValidation; summary: Summary; isMended?: true };

/** One file at a time: chosen, judged beside the page, and forgotten with it. */
export function useFileValidation(): {
  stage: Stage;
  choose: (file: File) => void;
  leave: () => void;
  /** A row was mended: the file comes to something else now. */
  onMended: (summary: Summary) => void;
} {
  const [stage, setStage] = useState<Stage>({ at: 'choosing' });
  const open = useRef<FileValidation>(undefined);
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
    const validation = openFileValidation(file, {
      today: israelToday(),
      onProgress: (progress) => open.current === validation && setStage({ at: 'reading', file, progress }),
    });
    open.current = validation;
    try {
      const summary = await validation.summary;
      if (open.current === validation) setStage({ at: 'judged', file, validation, summary });
    } catch (error) {
      if (open.current !== validation) return;
      validation.close();
      setStage({ at: 'refused', file, faults: error instanceof FileRefusal ? error.faults : [] });
    }
  }

  return {
    stage,
    leave,
    onMended: (summary) => setStage((now) => (now.at === 'judged' ? { ...now, summary, isMended: true } : now)),
    choose(file) {
      leave();
      const faults = fileFaults(file);
      if (faults.length > 0) setStage({ at: 'refused', file, faults });
      else void read(file);
    },
  };
}
