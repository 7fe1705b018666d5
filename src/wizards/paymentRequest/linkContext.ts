import { useFormContext, useWatch } from 'react-hook-form';
import type { Currency } from '#src/settings/dictionaries.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { createRequiredContext } from '#src/store/createRequiredContext.ts';
import type { LinkValues } from './form/linkValues.ts';

/** Where a link is made: what every part of its forms knows besides the values. */
export interface LinkScene {
  terminal: Terminal;
  currency: Currency;
  /** It is there already: its kind, its direction and its customer stay. */
  stands?: boolean;
}

export const [LinkSceneProvider, useLinkScene] = createRequiredContext<LinkScene>('the forms of a payment link');

/** The values as they stand now. */
export function useLinkValues(): LinkValues {
  const { control, getValues } = useFormContext<LinkValues>();
  // Watched fields may not be there yet on the first draw; the values are.
  useWatch({ control });
  return getValues();
}
