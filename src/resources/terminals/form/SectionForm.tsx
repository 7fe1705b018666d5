import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { decimal } from '#contract/entities/fields.ts';
import { terminalUpdate } from '#contract/entities/terminalRequest.ts';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import type { TerminalSection } from '#src/resources/terminalPaths.ts';
import type { TerminalRecord } from '#src/resources/terminals/TerminalPage.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { terminalConflictFields } from './conflictFields.ts';
import { sectionFields } from './TerminalFields.tsx';
import { terminalBody, terminalFaults, terminalField, terminalValues, type TerminalValues } from './terminalValues.ts';

/** The rate is judged as it is typed, in percent. */
const schema = terminalUpdate.shape({ vatRate: decimal() });

interface SectionFormProps {
  section: TerminalSection;
  terminal: TerminalRecord;
}

/** The form of one section of a terminal's settings; nothing where the section has no fields. It sends the whole terminal. */
export function SectionForm({ section, terminal }: SectionFormProps) {
  const translate = useTranslate();
  const { dictionaries } = useSettings();
  const { roles } = usePerson();
  // What is read again meanwhile is no version that the person has seen.
  const [opened] = useState(terminal);
  const Fields = sectionFields[section];
  if (!Fields) return null;
  return (
    <RecordForm<'terminals', TerminalValues>
      resource="terminals"
      record={opened}
      schema={schema}
      valuesOf={terminalValues}
      toBody={(values, newest) => terminalBody(values, newest, roles)}
      fieldOf={terminalField}
      ownFaults={terminalFaults}
      conflictFields={terminalConflictFields(translate, dictionaries, roles)}
      readOnly={opened.status === 'disabled'}
    >
      {() => <Fields terminal={terminal} />}
    </RecordForm>
  );
}
