import AccountCircleOutlinedIcon from '@mui/icons-material/AccountCircleOutlined';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';

const ProfileMenu = lazyPart(async () => (await import('./ProfileMenu.tsx')).ProfileMenu);

/** Who is signed in: a click opens the menu of what is theirs, whose code loads when a person comes near. */
export function ProfileControl() {
  const label = useTranslate()('ra.auth.user_menu');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={iconButtonClass()}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        title={label}
        {...ProfileMenu.near}
        onClick={() => setOpen(true)}
      >
        <AccountCircleOutlinedIcon fontSize="inherit" />
      </button>
      {open && <ProfileMenu anchor={button} onClose={() => setOpen(false)} />}
    </>
  );
}
