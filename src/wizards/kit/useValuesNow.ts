import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';

/**
 * The values of a form as they stand now.
 * @example const { title } = useValuesNow(useFormContext<InventionValues>());
 */
export function useValuesNow<Values extends FieldValues>({ control, getValues }: UseFormReturn<Values>): Values {
  // Watched fields may not be there yet on the first draw; the values are.
  useWatch({ control });
  return getValues();
}
