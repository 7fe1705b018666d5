import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';

/**
 * What stands in the form under a name, and again with each change.
 * @param empty what stands for it while the form has nothing there.
 * @example const { bank } = useFieldValues('bankDetails', noAccount);
 */
export function useFieldValues<Values>(name: string, empty: Values): Values {
  const { control, getValues } = useFormContext<FieldValues>();
  // A watched field may not be there yet on the first draw; its value is.
  useWatch({ control, name });
  return (getValues(name) ?? empty) as Values;
}
