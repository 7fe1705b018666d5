import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { features, type Feature } from '#contract/features.ts';
import type { Role } from '#contract/roles.ts';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useSettings } from '#src/settings/settings.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { checkboxLabel } from '#src/ui/classes/checkboxLabel.ts';
import { TerminalPicker } from '#src/ui/combobox/TerminalPicker.tsx';
import { TaskDialog } from '#src/ui/dialogs/TaskDialog.tsx';
import { Field } from '#src/ui/inputs/Field.tsx';
import { inputClass } from '#src/ui/inputs/inputClass.ts';
import { enterViewpoint } from './changeViewpoint.ts';
import { featuresOfTerminal, readViewpoint, rolesToViewAs } from './viewpoint.ts';
import styles from './ViewpointDialog.module.css';

interface FeatureTicksProps {
  ticked: readonly Feature[];
  onChange: (ticked: readonly Feature[]) => void;
}

function FeatureTicks({ ticked, onChange }: FeatureTicksProps) {
  const translate = useTranslate();
  return (
    <fieldset className={styles.features}>
      <legend>{translate('viewpoint.features')}</legend>
      {features.map((feature) => (
        <label key={feature} className={checkboxLabel}>
          <input
            type="checkbox"
            checked={ticked.includes(feature)}
            onChange={({ target }) =>
              onChange(features.filter((one) => (one === feature ? target.checked : ticked.includes(one))))
            }
          />
          {translate(`feature.name.${feature}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** What is chosen so far: the role, the terminal, and which of its features are shown. */
function useChoice() {
  const person = usePerson();
  const { allTerminals } = useSettings();
  const { terminal: selected } = useSelectedTerminal();
  const [now] = useState(() => readViewpoint(window.sessionStorage, person));
  const offered = rolesToViewAs(person.roles);
  const [role, setRole] = useState<Role | undefined>(now?.role ?? offered[0]);
  const [terminal, setTerminal] = useState<Terminal>(selected);
  const has = featuresOfTerminal(now, terminal);
  const [ticked, setTicked] = useState<readonly Feature[]>(() =>
    features.filter((one) => selected.enabledFeatures.includes(one)),
  );
  function choose(terminalID: string | undefined) {
    const chosen = allTerminals.find((one) => one.terminalID === terminalID);
    if (!chosen) return;
    setTerminal(chosen);
    setTicked(features.filter((one) => chosen.enabledFeatures.includes(one)));
  }
  const viewpoint = role && {
    role,
    terminalID: terminal.terminalID,
    added: ticked.filter((one) => !has.includes(one)),
    removed: has.filter((one) => !ticked.includes(one)),
  };
  return { person, offered, role, setRole, terminal, choose, ticked, setTicked, viewpoint };
}

/** Chooses as whom the application is seen: a role, a terminal, and which services that one has. */
export function ViewpointDialog({
  onClose,
  enter = enterViewpoint,
}: {
  onClose: () => void;
  enter?: typeof enterViewpoint;
}) {
  const translate = useTranslate();
  const id = useId();
  const { person, offered, role, setRole, terminal, choose, ticked, setTicked, viewpoint } = useChoice();
  function go() {
    onClose();
    if (viewpoint) void enter(person, viewpoint);
  }
  return (
    <TaskDialog
      title={translate('viewpoint.open')}
      main={{ text: translate('viewpoint.enter'), act: go }}
      other={{ text: translate('ra.action.cancel'), act: onClose }}
      onEscape={onClose}
    >
      <p>{translate('viewpoint.about')}</p>
      <div className={styles.fields}>
        <Field id={id} label={translate('viewpoint.role')} error={undefined}>
          <select
            id={id}
            className={inputClass()}
            value={role}
            onChange={({ target }) => setRole(offered.find((one) => one === target.value))}
          >
            {offered.map((one) => (
              <option key={one} value={one}>
                {translate(`shell.role.${one}`)}
              </option>
            ))}
          </select>
        </Field>
        <TerminalPicker value={terminal.terminalID} onChange={choose} />
        <FeatureTicks ticked={ticked} onChange={setTicked} />
      </div>
    </TaskDialog>
  );
}
