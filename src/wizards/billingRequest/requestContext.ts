import { createContext, useContext } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Currency } from '#src/settings/dictionaries.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import type { BillingRequestValues } from './form/requestValues.ts';

/** Where a request is made: what every step knows besides the values. */
export interface RequestScene {
  terminal: Terminal;
  /** Of the charges. */
  currency: Currency;
}

const SceneContext = createContext<RequestScene | undefined>(undefined);
export const RequestSceneProvider = SceneContext.Provider;

/** @throws Error outside the wizard */
export function useRequestScene(): RequestScene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('useRequestScene needs the wizard of a billing request around it');
  return scene;
}

/** The values as they stand now. */
export function useRequestValues(): BillingRequestValues {
  const { control, getValues } = useFormContext<BillingRequestValues>();
  // Watched fields may not be there yet on the first draw; the values are.
  useWatch({ control });
  return getValues();
}
