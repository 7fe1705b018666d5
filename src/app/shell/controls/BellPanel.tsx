import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { Waiting } from '#src/list/waiting/Waiting.tsx';
import { AnchoredPopover } from '#src/ui/menus/AnchoredPopover.tsx';
import type { PanelProps } from '#src/ui/menus/PanelButton.tsx';

/** What waits, below the bell; whoever follows one of its links leaves it. */
export function BellPanel({ anchor, onClose }: PanelProps) {
  const translate = useTranslate();
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(
    function closeOnLeaving() {
      if (opened.current !== key) onClose();
    },
    [key, onClose],
  );
  return (
    <AnchoredPopover anchor={anchor} label={translate('waiting.label')} onClose={onClose}>
      <Waiting plain />
    </AnchoredPopover>
  );
}
