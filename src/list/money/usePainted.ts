import { useEffect, useState } from 'react';
import { afterPaint } from '#src/ui/afterPaint.ts';

/** True once the browser has painted what is shown. @param shown tells it from what was shown before; undefined while nothing is */
export function usePainted(shown: string | undefined): boolean {
  const [painted, setPainted] = useState<string>();
  useEffect(
    function notePaint() {
      return shown === undefined ? undefined : afterPaint(() => setPainted(shown));
    },
    [shown],
  );
  return shown !== undefined && painted === shown;
}
