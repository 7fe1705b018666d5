import { useFormContext } from 'react-hook-form';
import { useValuesNow } from '#src/wizards/kit/useValuesNow.ts';
import type { BillingRequestValues } from './form/requestValues.ts';

/** The values as they stand now. */
export const useRequestValues = () => useValuesNow(useFormContext<BillingRequestValues>());
