import NotificationsNoneOutlinedIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWaiting } from '#src/list/waiting/useWaiting.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import styles from './Bell.module.css';

const BellPanel = lazyPart(async () => (await import('./BellPanel.tsx')).BellPanel);

/** Says how many things wait, and opens what they are. */
export function Bell() {
  const translate = useTranslate();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const count = useWaiting().things ?? 0;
  const label =
    count > 0
      ? translate('waiting.labelCount', { smart_count: count, count: groupDigits(count) })
      : translate('waiting.label');
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={iconButtonClass()}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={label}
        title={label}
        {...BellPanel.near}
        onClick={() => setOpen(true)}
      >
        <span className={styles.bell}>
          <NotificationsNoneOutlinedIcon fontSize="inherit" />
          {count > 0 && <span className={styles.count}>{groupDigits(count)}</span>}
        </span>
      </button>
      {open && <BellPanel anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  );
}
