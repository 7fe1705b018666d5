import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import styles from './SupportButton.module.css';

const SupportPanel = lazyPart(async () => (await import('./SupportPanel.tsx')).SupportPanel);

/** Opens the support panel, whose code loads when a person comes near. */
export function SupportButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.link}
        aria-haspopup="dialog"
        {...SupportPanel.near}
        onClick={() => setOpen(true)}
      >
        {translate('shell.footer.support')}
      </button>
      {open && <SupportPanel onClose={() => setOpen(false)} />}
    </>
  );
}
