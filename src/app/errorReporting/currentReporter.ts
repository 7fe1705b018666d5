import { createContext, useContext } from 'react';
import { silentReporter, type ErrorReporter } from './errorReporter.ts';

const ReporterContext = createContext<ErrorReporter>(silentReporter);
export const ReporterProvider = ReporterContext.Provider;

/** Where failures that were caught are reported; nowhere while no service is configured. */
export function useErrorReporter(): ErrorReporter {
  return useContext(ReporterContext);
}
