import { useState, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { terminalPath } from '#src/resources/terminalPaths.ts';
import { useSelectedTerminal, useSelectTerminal } from '#src/settings/selectedTerminal.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { AnchoredPopover } from '#src/ui/menus/AnchoredPopover.tsx';
import { checkboxLabel } from '#src/ui/classes/checkboxLabel.ts';
import { TerminalPicker } from '#src/ui/combobox/TerminalPicker.tsx';
import styles from './TerminalPopover.module.css';

/** Chooses the terminal of this tab. */
export function TerminalPopover({ anchor, onClose }: { anchor: RefObject<HTMLElement | null>; onClose: () => void }) {
  const translate = useTranslate();
  const { terminals, allTerminals } = useSettings();
  const { terminal } = useSelectedTerminal();
  const select = useSelectTerminal();
  const [showDeleted, setShowDeleted] = useState(false);

  function choose(terminalID: string | undefined) {
    onClose();
    if (terminalID !== undefined) select(terminalID);
  }

  return (
    <AnchoredPopover anchor={anchor} label={translate('terminal.choose')} onClose={onClose}>
      <div className={styles.popover}>
        <TerminalPicker value={terminal.terminalID} onChange={choose} showDeleted={showDeleted} inline={{ onClose }} />
        {allTerminals.length > terminals.length && (
          <label className={checkboxLabel}>
            <input
              type="checkbox"
              checked={showDeleted}
              onChange={({ currentTarget }) => setShowDeleted(currentTarget.checked)}
            />
            {translate('terminal.showDeleted')}
          </label>
        )}
        <Link className={styles.settings} to={terminalPath(terminal.terminalID)} onClick={onClose}>
          {translate('resources.terminals.settings')}
        </Link>
      </div>
    </AnchoredPopover>
  );
}
