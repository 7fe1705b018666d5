import { useWrappedSource } from 'react-admin';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';

/**
 * What stands in the form at a source, and again with each change.
 * @param empty what stands for it while the form has nothing there.
 * @example const { bank } = useFieldValues('bankDetails', noAccount);
 */
export function useFieldValues<Values>(source: string, empty: Values): Values {
  const { control, getValues } = useFormContext<FieldValues>();
  const name = useWrappedSource(source);
  // A watched field may not be there yet on the first draw; its value is.
  useWatch({ control, name });
  return (getValues(name) ?? empty) as Values;
}
