import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { decimal } from '#contract/entities/fields.ts';
import { terminalUpdate } from '#contract/entities/terminalRequest.ts';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { RecordFormPage } from '#src/record/RecordFormPage.tsx';
import { terminalPath } from '#src/resources/terminalPaths.ts';
import { useSettings } from '#src/settings/settings.ts';
import { terminalConflictFields } from './conflictFields.ts';
import { TerminalFields } from './TerminalFields.tsx';
import { terminalBody, terminalFaults, terminalField, terminalValues, type TerminalValues } from './terminalValues.ts';

/** The rate is judged as it is typed, in percent. */
const schema = terminalUpdate.shape({ vatRate: decimal() });

/** Changes the settings of a terminal. */
export function TerminalFormPage() {
  const translate = useTranslate();
  const { dictionaries } = useSettings();
  const { roles } = usePerson();
  const { id = '' } = useParams();
  return (
    <RecordFormPage<'terminals', TerminalValues>
      resource="terminals"
      schema={schema}
      valuesOf={terminalValues}
      toBody={(values, terminal) => terminalBody(values, terminal, roles)}
      fieldOf={terminalField}
      ownFaults={terminalFaults}
      conflictFields={terminalConflictFields(translate, dictionaries, roles)}
      pathOf={() => terminalPath(id)}
    >
      {(terminal) => (
        <TerminalFields
          isDisabled={terminal?.status === 'disabled'}
          features={terminal?.enabledFeatures ?? []}
          hasSecret={Boolean(terminal?.webhooks?.securityHeader?.key)}
        />
      )}
    </RecordFormPage>
  );
}
