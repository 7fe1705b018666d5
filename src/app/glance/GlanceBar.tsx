import CloseIcon from '@mui/icons-material/Close';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import type { ComponentType, MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { NeighbourDirection } from '#src/list/address/listOrigin.ts';
import { glanceStore } from '#src/meta/glanceStore.ts';
import { focusRow, linkSelector } from '#src/meta/useRowNavigation.ts';
import { buttonClass, iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import { isPlainClick } from '#src/ui/isPlainClick.ts';
import styles from './glance.module.css';
import { rowAddress, rowBeside, rowOf } from './rows.ts';

interface StepProps {
  address: string;
  towards: NeighbourDirection;
  icon: ComponentType;
}

/** Goes on to the row beside. It stays where it leads nowhere, so that it keeps the focus of who came to the end. */
function Step({ address, towards, icon: Icon }: StepProps) {
  const translate = useTranslate();
  const row = rowBeside(address, towards);
  const label = translate(`glance.${towards}`);
  function go() {
    if (row) glanceStore.write(rowAddress(row));
  }
  return (
    <button
      type="button"
      className={iconButtonClass()}
      title={label}
      aria-label={label}
      aria-disabled={row === undefined}
      onClick={go}
    >
      <Icon />
    </button>
  );
}

/** The way to the whole record, to the rows beside, and back to the list. */
export function GlanceBar({ address, onClose }: { address: string; onClose: () => void }) {
  const translate = useTranslate();
  function open(event: MouseEvent) {
    const link = rowOf(address)?.querySelector<HTMLElement>(linkSelector);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    // As from the list: the record's page knows its neighbours then, and the list the row that was opened.
    link.click();
  }
  function leave() {
    onClose();
    focusRow(rowOf(address), false);
  }
  return (
    <div className={styles.bar}>
      <Link className={buttonClass('quiet')} to={address} onClick={open}>
        {translate('glance.whole')}
      </Link>
      <Step address={address} towards="previous" icon={KeyboardArrowUpIcon} />
      <Step address={address} towards="next" icon={KeyboardArrowDownIcon} />
      <button
        type="button"
        className={iconButtonClass()}
        title={translate('ra.action.close')}
        aria-label={translate('ra.action.close')}
        onClick={leave}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
