import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useParams } from 'react-router';
import { RecordForm, type RecordFormProps } from '#src/forms/RecordForm.tsx';
import { LoadedRecord } from './LoadedRecord.tsx';

interface RecordFormPageProps<Name extends string, Values extends FieldValues> extends Omit<
  RecordFormProps<Name, Values>,
  'record'
> {
  /** Stands where the record is there no more. */
  missing?: ReactNode;
}

/**
 * The page that creates or changes a record: its fields as children, its mappers as props. An address with an `id`
 * changes that record, another one makes a new one.
 */
export function RecordFormPage<Name extends string, Values extends FieldValues>({
  missing,
  ...form
}: RecordFormPageProps<Name, Values>) {
  const { id } = useParams();
  if (id === undefined) return <RecordForm {...form} />;
  return (
    <LoadedRecord key={id} resource={form.resource} id={id} missing={missing}>
      {(record) => <RecordForm {...form} record={record} />}
    </LoadedRecord>
  );
}
