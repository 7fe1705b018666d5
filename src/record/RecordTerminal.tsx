import { clsx } from 'clsx';
import { useTranslate } from 'react-admin';
import { useSelectedTerminal, useSelectTerminal } from '#src/settings/selectedTerminal.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { bannerClass } from '#src/ui/classes/bannerClass.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { useShownRecord } from './useShownRecord.ts';
import styles from './RecordTerminal.module.css';

/** Says when a record belongs to another terminal than the selected one, and offers to change to it. */
export function RecordTerminal() {
  const terminalID: unknown = useShownRecord().terminalID;
  const translate = useTranslate();
  const { allTerminals } = useSettings();
  const { terminal } = useSelectedTerminal();
  const select = useSelectTerminal();
  if (typeof terminalID !== 'string' || terminalID === terminal.terminalID) return null;
  const own = allTerminals.find((one) => one.terminalID === terminalID);
  return (
    <div className={clsx(styles.terminal, bannerClass('info'))} role="note">
      <p>
        {translate('record.otherTerminal', {
          terminal: own?.label ?? terminalID.slice(0, 8),
          selected: terminal.label,
        })}
      </p>
      {own && (
        <button type="button" className={buttonClass()} onClick={() => select(terminalID)}>
          {translate('record.changeTerminal')}
        </button>
      )}
    </div>
  );
}
