import { useEffect } from 'react';
import { useSavedList } from '#src/settings/savedStore.ts';
import { parseForecasts, storedForecasts, withForecast, type KeptForecast } from './forecasts.ts';

/** The forecasts that are kept of a terminal, the oldest first; the one that was made now is kept with them, unless its month has one. */
export function useForecasts(terminalID: string, made: KeptForecast | undefined): readonly KeptForecast[] {
  const [stored, change] = useSavedList('forecasts');
  const kept = parseForecasts(stored)[terminalID] ?? [];
  const isNew = made !== undefined && withForecast(kept, made) !== kept;
  useEffect(() => {
    if (!isNew) return;
    change((now) => {
      const all = parseForecasts(now);
      return storedForecasts({ ...all, [terminalID]: withForecast(all[terminalID] ?? [], made) });
    });
  }, [isNew, made, terminalID, change]);
  return kept;
}
