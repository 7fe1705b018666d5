import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useHref, useNavigate } from 'react-router';
import type { RecordAction } from '#src/actions/actions.ts';
import { Sheet } from '#src/ui/dialogs/Sheet.tsx';
import { ActsBox } from './ActsBox.tsx';
import { FindBox } from './FindBox.tsx';
import type { FoundRecord, PaletteOption } from './option.ts';
import styles from './Palette.module.css';

interface PaletteDialogProps {
  /** Something was chosen that is no page. */
  onAct: (action: RecordAction, record: FoundRecord) => void;
  onClose: () => void;
}

/** The palette over the page: what is asked for, or what can be done with one record of it. */
export function PaletteDialog({ onAct, onClose }: PaletteDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const root = useHref('/').replace(/\/$/, '');
  const [text, setText] = useState('');
  const [record, setRecord] = useState<FoundRecord>();

  function choose({ to, act, stays }: PaletteOption, beside: boolean) {
    if (to !== undefined && beside) return void window.open(root + to, '_blank', 'noopener');
    if (!stays) onClose();
    if (to === undefined) act?.();
    else void navigate(to);
  }
  return (
    <Sheet label={translate('shell.palette')} className={styles.sheet} onClose={onClose}>
      {record ? (
        <ActsBox
          record={record}
          onChoose={choose}
          onAct={onAct}
          onBack={() => setRecord(undefined)}
          onClose={onClose}
        />
      ) : (
        <FindBox text={text} onText={setText} onChoose={choose} onMore={setRecord} onClose={onClose} />
      )}
    </Sheet>
  );
}
