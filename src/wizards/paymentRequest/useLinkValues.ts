import { useFormContext } from 'react-hook-form';
import { useValuesNow } from '#src/wizards/kit/useValuesNow.ts';
import type { LinkValues } from './form/linkValues.ts';

/** The values as they stand now. */
export const useLinkValues = () => useValuesNow(useFormContext<LinkValues>());
