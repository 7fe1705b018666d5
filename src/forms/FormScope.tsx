import { useMemo, type ReactNode } from 'react';
import {
  FormGroupContextProvider,
  FormGroupsProvider,
  RecordContextProvider,
  SourceContextProvider,
  useResourceContext,
} from 'react-admin';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { wholeForm } from './useShownFields.ts';

interface FormScopeProps<Values extends FieldValues> {
  methods: UseFormReturn<Values>;
  children: ReactNode;
}

/**
 * What inputs find around them in a form of ours, react-admin's as well as ours: the form, its register of inputs, and
 * sources that begin with it. A record around the form is not theirs: an input would begin with what it holds, a dialog's
 * box with the name it asks for.
 */
export function FormScope<Values extends FieldValues>({ methods, children }: FormScopeProps<Values>) {
  const resource = useResourceContext();
  const sources = useMemo(
    () => ({
      getSource: (source: string) => source,
      getLabel: (source: string) => `resources.${resource}.fields.${source}`,
    }),
    [resource],
  );
  return (
    <RecordContextProvider>
      <SourceContextProvider value={sources}>
        <FormGroupsProvider>
          <FormGroupContextProvider name={wholeForm}>
            <FormProvider {...methods}>{children}</FormProvider>
          </FormGroupContextProvider>
        </FormGroupsProvider>
      </SourceContextProvider>
    </RecordContextProvider>
  );
}
