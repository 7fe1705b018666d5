import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useParams } from 'react-router';
import { featuresOf } from '#contract/callPolicies.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import { valueAt } from '#contract/fieldPolicies.ts';
import { RecordForm, type RecordFormProps } from '#src/forms/RecordForm.tsx';
import { useIsOpenOn } from '#src/settings/useIsOpen.ts';
import { useSettings } from '#src/settings/settings.ts';
import { FeatureNotice } from './FeatureNotice.tsx';
import { LoadedRecord } from './LoadedRecord.tsx';

interface RecordFormPageProps<Name extends string, Values extends FieldValues> extends Omit<
  RecordFormProps<Name, Values>,
  'record'
> {
  /** Stands where the record is there no more. */
  missing?: ReactNode;
  /** The call that saves, judged by the record's own terminal; absent: its route has judged. */
  saves?: EndpointId;
}

interface OwnTerminalProps {
  saves: EndpointId | undefined;
  record: object;
  children: ReactNode;
}

/** Says what the terminal of a record lacks for the call that saves it, in place of the form. */
function OwnTerminal({ saves, record, children }: OwnTerminalProps) {
  const { allTerminals } = useSettings();
  const terminal = allTerminals.find(({ terminalID }) => terminalID === valueAt(record, 'terminalID'));
  const feature = saves ? featuresOf(saves) : [];
  const isOpen = useIsOpenOn()({ feature }, terminal?.terminalID);
  return terminal && !isOpen ? <FeatureNotice feature={feature} terminal={terminal} /> : children;
}

/**
 * The page that creates or changes a record: its fields as children, its mappers as props. An address with an `id`
 * changes that record, another one makes a new one.
 */
export function RecordFormPage<Name extends string, Values extends FieldValues>({
  missing,
  saves,
  ...form
}: RecordFormPageProps<Name, Values>) {
  const { id } = useParams();
  if (id === undefined) return <RecordForm {...form} />;
  return (
    <LoadedRecord key={id} resource={form.resource} id={id} missing={missing}>
      {(record) => (
        <OwnTerminal saves={saves} record={record}>
          <RecordForm {...form} record={record} />
        </OwnTerminal>
      )}
    </LoadedRecord>
  );
}
