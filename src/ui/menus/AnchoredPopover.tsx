import { Popover } from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import { useDirection } from '#src/i18n/direction.ts';
import { useCloseOnBack } from '#src/ui/dialogs/openLayers.ts';
import { MaterialTheme } from '#src/ui/material/MaterialTheme.tsx';

/** Floats below its anchor, their far ends in line; closes on Escape, on the browser's Back and on a click beside it. */
export function AnchoredPopover({
  anchor,
  label,
  onClose,
  children,
}: {
  anchor: RefObject<HTMLElement | null>;
  /** Makes it a dialog of that name; without one its content names itself. */
  label?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  useCloseOnBack(onClose);
  // Popover counts in physical sides.
  const end = useDirection() === 'rtl' ? 'left' : 'right';
  return (
    <MaterialTheme>
      <Popover
        open
        anchorEl={() => anchor.current}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: end }}
        slotProps={{ paper: { elevation: 4, ...(label !== undefined && { role: 'dialog', 'aria-label': label }) } }}
      >
        {children}
      </Popover>
    </MaterialTheme>
  );
}
