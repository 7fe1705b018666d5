import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { RecordNote } from '#src/record/RecordNotes.tsx';
import { terminalPath } from '#src/resources/terminalPaths.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { SupportLink } from '#src/ui/SupportLink.tsx';
import { chargingGap } from './chargingGap.ts';

/** Says, where a deal is set up, what the terminal lacks to charge it, and where to get it; nothing where it lacks nothing. */
export function ChargingNote({ terminal }: { terminal: Terminal }) {
  const translate = useTranslate();
  const gap = chargingGap(terminal);
  if (gap === undefined) return null;
  const words = { feature: translate('feature.name.Billing'), terminal: terminal.label };
  return (
    <RecordNote tone={gap === 'noService' ? 'warning' : 'info'}>
      <p>
        <strong>{translate(`dealCharging.${gap}.title`, words)}</strong>
      </p>
      <p>{translate(`dealCharging.${gap}.text`, words)}</p>
      <p>
        {gap === 'noService' ? (
          <SupportLink />
        ) : (
          <Link to={terminalPath(terminal.terminalID, 'requests')}>{translate('dealCharging.byHand.settings')}</Link>
        )}
      </p>
    </RecordNote>
  );
}
