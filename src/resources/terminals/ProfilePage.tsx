import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { FormSection } from '#src/forms/FormSection.tsx';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { isAvailable, type Terminal } from '#src/settings/terminals.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { checkboxLabel } from '#src/ui/classes/checkboxLabel.ts';
import { valueRows } from '#src/ui/classes/valueRows.ts';
import { terminalPath } from '#src/resources/terminalPaths.ts';
import styles from './terminals.module.css';

/** Who is signed in, and as what. */
function PersonSection() {
  const translate = useTranslate();
  const { displayName, roles } = usePerson();
  const names = roles.map((role) => translate(`shell.role.${role}`)).join(', ');
  return (
    <FormSection title={translate('terminalPage.profile.person')}>
      <dl className={valueRows}>
        <div>
          <dt>{translate('terminalPage.profile.name')}</dt>
          <dd>
            <bdi>{displayName}</bdi>
          </dd>
        </div>
        <div>
          <dt>{translate('terminalPage.profile.roles')}</dt>
          <dd>{names || translate('terminalPage.profile.noRole')}</dd>
        </div>
      </dl>
    </FormSection>
  );
}

function TerminalLine({ terminal, isSelected }: { terminal: Terminal; isSelected: boolean }) {
  const translate = useTranslate();
  return (
    <li>
      <Link to={terminalPath(terminal.terminalID)}>
        <bdi>{terminal.label}</bdi>
      </Link>
      {isSelected && <Chip tone="info">{translate('terminalPage.selected')}</Chip>}
      {!isAvailable(terminal) && <Chip tone="neutral">{translate('terminalPage.disabled')}</Chip>}
    </li>
  );
}

/** The person's own page: who they are, and the terminals they work on. */
export function ProfilePage() {
  const translate = useTranslate();
  const { terminals, allTerminals } = useSettings();
  const { terminalID } = useSelectedTerminal().terminal;
  const [showsDisabled, setShowsDisabled] = useState(false);
  return (
    <div className={styles.page}>
      <PersonSection />
      <FormSection title={translate('terminalPage.profile.terminals')}>
        <label className={checkboxLabel}>
          <input type="checkbox" checked={showsDisabled} onChange={({ target }) => setShowsDisabled(target.checked)} />
          {translate('terminal.showDeleted')}
        </label>
        <ul className={styles.list}>
          {(showsDisabled ? allTerminals : terminals).map((terminal) => (
            <TerminalLine
              key={terminal.terminalID}
              terminal={terminal}
              isSelected={terminal.terminalID === terminalID}
            />
          ))}
        </ul>
      </FormSection>
    </div>
  );
}
